import { catalogErrors } from './errors.ts'
import { asId } from '../../platform/db/id.ts'

interface Place {
  readonly displayIndex: number
  readonly id: string
}

/** Where a page of products ended, for the page behind it. */
export function cursorOf({ displayIndex, id }: Place): string {
  return `${displayIndex}.${id}`
}

/** Throws `catalog.unknownCursor` for what is none. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, index = '', text = ''] = /^(-?\d{1,9})\.(.+)$/.exec(cursor) ?? []
  const id = asId(text)
  if (id === undefined) throw catalogErrors.unknownCursor()
  return { displayIndex: Number(index), id }
}
