import { catalogErrors } from './errors.ts'
import { parseId } from '../../platform/db/id.ts'

interface CursorPosition {
  readonly displayIndex: number
  readonly id: string
}

/** Formats the cursor of the next page of products. */
export function formatCursor({ displayIndex, id }: CursorPosition): string {
  return `${displayIndex}.${id}`
}

/** Parses a cursor. Throws `catalog.unknownCursor` if it is invalid. */
export function parseCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined
  const [, index = '', text = ''] = /^(-?\d{1,9})\.(.+)$/.exec(cursor) ?? []
  const id = parseId(text)
  if (id === undefined) throw catalogErrors.unknownCursor()
  return { displayIndex: Number(index), id }
}
