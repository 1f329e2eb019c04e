import { parseId } from '../../platform/db/id.ts'
import { imageErrors } from './errors.ts'

interface CursorPosition {
  readonly createdAt: Date
  readonly id: string
}

/** Returns the cursor of the page after this image. */
export function formatCursor({ createdAt, id }: CursorPosition): string {
  return `${createdAt.getTime()}.${id}`
}

/** Returns the position that a cursor names. Throws `images.unknownCursor` for an invalid one. */
export function parseCursor(cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined
  const [, time = '', text = ''] = /^(\d{1,14})\.(.+)$/.exec(cursor) ?? []
  const id = parseId(text)
  if (id === undefined) throw imageErrors.unknownCursor()
  return { createdAt: new Date(Number(time)), id }
}
