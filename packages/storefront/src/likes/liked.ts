import { LIKES_STORAGE_KEY } from '@vitrine/model'

/** Whether this browser likes the item, as far as it remembers. */
export function isRemembered(id: string): boolean {
  return id in kept()
}

export function remember(id: string, isLiked: boolean): void {
  const { [id]: _, ...others } = kept()
  try {
    localStorage.setItem(
      LIKES_STORAGE_KEY,
      JSON.stringify(isLiked ? { ...others, [id]: true } : others),
    )
  } catch {
    // A browser that keeps nothing still likes.
  }
}

function kept(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(LIKES_STORAGE_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
