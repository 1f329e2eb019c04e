import { LIKES_STORAGE_KEY } from '@vitrine/model'

/** Returns whether this browser likes the item. */
export function isItemLiked(id: string): boolean {
  return id in readLikedItems()
}

/** Stores whether this browser likes the item. */
export function saveItemLiked(id: string, isLiked: boolean): void {
  const { [id]: _, ...others } = readLikedItems()
  try {
    localStorage.setItem(
      LIKES_STORAGE_KEY,
      JSON.stringify(isLiked ? { ...others, [id]: true } : others),
    )
  } catch {
    // Without storage the like still counts on the server.
  }
}

function readLikedItems(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(LIKES_STORAGE_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
