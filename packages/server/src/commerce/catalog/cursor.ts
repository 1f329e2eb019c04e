import * as z from 'zod'
import { parseId } from '../../platform/db/id.ts'
import { catalogErrors } from './errors.ts'

/** The place of a row in a sorted list: the text of what it is sorted by, and its id. */
export interface CursorPosition {
  readonly sortKey: string
  readonly id: string
}

const cursorSchema = z.tuple([z.string(), z.string()])

/** Formats the cursor of the page after a row. */
function formatCursor({ sortKey, id }: CursorPosition): string {
  return Buffer.from(JSON.stringify([sortKey, id])).toString('base64url')
}

/** Parses a cursor. Throws `catalog.unknownCursor` if it is invalid. */
export function parseCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined
  const { data: [sortKey, text] = ['', ''] } = cursorSchema.safeParse(readJson(cursor))
  const id = parseId(text)
  if (id === undefined || sortKey.includes('\0')) throw catalogErrors.unknownCursor()
  return { sortKey, id }
}

/** Cuts the row that only says that there is a next page. */
export function cutPage<Row extends CursorPosition>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, next: last ? formatCursor(last) : null }
}

function readJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
