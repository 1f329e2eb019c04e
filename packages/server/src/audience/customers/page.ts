import { formatCursor } from './cursor.ts'
import type { listCustomersAfter } from './store.ts'

type Found = Awaited<ReturnType<typeof listCustomersAfter>>

/** Cuts the row that only tells that there is a next page. */
export function cutPage(found: Found, size: number) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, next: last ? formatCursor({ value: last.sortValue, id: last.id }) : null }
}
