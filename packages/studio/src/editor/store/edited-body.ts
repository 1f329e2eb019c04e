import type { Content, HeaderFooter, Meta } from '@vitrine/page'

/** The body of a document that the editor opens: a page, an item, or the header and footer, which has no titles. */
export interface EditedBody extends Content, Pick<HeaderFooter, 'header' | 'footer'> {
  readonly meta?: Readonly<Record<string, Meta>>
  readonly settings?: object
  /** The code of the type of a page. */
  readonly type?: number
}
