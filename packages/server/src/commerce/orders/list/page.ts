import type { ListedOrder, OrderCursor } from './list-store.ts'

/** Cuts the row that only tells that there is a next page. */
export function cutPage(found: readonly ListedOrder[], size: number) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, next: last ? `${last.number ?? 0n}.${last.grandTotalMinor}` : null }
}

/** Parses the cursor of a page; undefined for the first page, and for what is no cursor. */
export function parseCursor(text: string | undefined): OrderCursor | undefined {
  const [, number, total = '0'] = /^(\d{1,18})(?:\.(\d{1,18}))?$/.exec(text ?? '') ?? []
  return number === undefined ? undefined : { number: BigInt(number), totalMinor: BigInt(total) }
}
