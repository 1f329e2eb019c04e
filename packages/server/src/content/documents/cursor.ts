import { parseId } from '../../platform/db/id.ts'
import { documentErrors } from './errors.ts'

interface CursorPosition {
  readonly updatedAt: Date
  readonly id: string
}

/** Returns the cursor of the page after this document. */
export function formatCursor({ updatedAt, id }: CursorPosition): string {
  return `${updatedAt.getTime()}.${id}`
}

/** Returns the position that a cursor names. Throws `documents.unknownCursor` for an invalid one. */
export function parseCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined
  const [, time = '', text = ''] = /^(\d{1,14})\.(.+)$/.exec(cursor) ?? []
  const id = parseId(text)
  if (id === undefined) throw documentErrors.unknownCursor()
  return { updatedAt: new Date(Number(time)), id }
}

/**
 * Returns a page of `rows`, of which one more than fits was read, and whether there is a next one.
 * `getCursor` makes the cursor from the last row.
 */
export function paginate<Row>(rows: readonly Row[], size: number, getCursor: (row: Row) => string) {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { page, hasNextPage: last !== undefined, nextPageCursor: last ? getCursor(last) : null }
}
