import { parseId } from '../../platform/db/id.ts'
import { filesErrors } from '../../platform/files/errors.ts'

/** The last file of a page: its value in the order of the list, and its id. */
export interface CursorPosition {
  readonly value: string
  readonly id: string
}

/** Returns the cursor of the page after this file. */
export function formatCursor({ value, id }: CursorPosition): string {
  return `${value}.${id}`
}

/** Returns the position that a cursor names. Throws `files.unknownCursor` for an invalid one. */
export function parseCursor(cursor: string | undefined, sort: string): CursorPosition | undefined {
  if (cursor === undefined) return undefined
  const [, value = '', text = ''] = /^(.*)\.([^.]+)$/s.exec(cursor) ?? []
  const id = parseId(text)
  // Times and sizes are numbers.
  if (id === undefined || (sort !== 'name' && !/^\d{1,14}$/.test(value)))
    throw filesErrors.unknownCursor()
  return { value, id }
}
