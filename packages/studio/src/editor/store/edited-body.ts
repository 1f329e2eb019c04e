import type { Content, Meta } from '@vitrine/page'

/** The body of a document that the editor opens: a page or an item. */
export interface EditedBody extends Content {
  readonly meta: Readonly<Record<string, Meta>>
  readonly settings: object
}
