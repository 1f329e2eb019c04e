import * as z from 'zod'
import { parseId } from '../../platform/db/id.ts'
import { documentErrors } from './errors.ts'

/** The place of a document in a sorted list: what it is sorted by, and its id. */
export interface CursorPosition {
  readonly sortKey: string
  readonly id: string
}

const cursorSchema = z.tuple([z.string(), z.string()])

/** Returns the cursor of the page after this document. */
export function formatCursor({ sortKey, id }: CursorPosition): string {
  return Buffer.from(JSON.stringify([sortKey, id])).toString('base64url')
}

/** Returns the position that a cursor names. Throws `documents.unknownCursor` for an invalid one. */
export function parseCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined
  const { data: [sortKey, text] = ['', ''] } = cursorSchema.safeParse(readJson(cursor))
  const id = parseId(text)
  if (id === undefined || sortKey.includes('\0')) throw documentErrors.unknownCursor()
  return { sortKey, id }
}

function readJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
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
