import { asId } from '../../platform/db/id.ts'
import { imageErrors } from './errors.ts'

interface Place {
  readonly createdAt: Date
  readonly id: string
}

/** Where a page of pictures ended, for the page behind it. */
export function cursorOf({ createdAt, id }: Place): string {
  return `${createdAt.getTime()}.${id}`
}

/** Throws `images.unknownCursor` for what is none. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, time = '', text = ''] = /^(\d{1,14})\.(.+)$/.exec(cursor) ?? []
  const id = asId(text)
  if (id === undefined) throw imageErrors.unknownCursor()
  return { createdAt: new Date(Number(time)), id }
}
