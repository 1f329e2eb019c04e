import { asId } from '../../platform/db/id.ts'
import { documentErrors } from './errors.ts'

interface Place {
  readonly updatedAt: Date
  readonly id: string
}

/** Where a page of documents ended, for the page behind it. */
export function cursorOf({ updatedAt, id }: Place): string {
  return `${updatedAt.getTime()}.${id}`
}

/** Throws `documents.unknownCursor` for what is none. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const [, time = '', text = ''] = /^(\d{1,14})\.(.+)$/.exec(cursor) ?? []
  const id = asId(text)
  if (id === undefined) throw documentErrors.unknownCursor()
  return { updatedAt: new Date(Number(time)), id }
}

/** A page of `rows`, of which one more than fits was read. `last` names where it ended. */
export function pageOf<Row>(rows: readonly Row[], size: number, last: (row: Row) => string) {
  const shown = rows.slice(0, size)
  const end = rows.length > size ? shown.at(-1) : undefined
  return { shown, hasNextPage: end !== undefined, nextPageCursor: end ? last(end) : null }
}
