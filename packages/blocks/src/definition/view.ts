import type { TranslateMessage } from '@vitrine/model'
import type { Block, Locale } from '@vitrine/page'
import type { BlockLayout } from '../ports/block-ports.ts'
import type { CalendarMonth, SummaryItem } from '../ports/collection.ts'
import type { ExternalPort } from '../ports/external.ts'
import type { FormState } from '../ports/form.ts'
import type { MediaPort } from '../ports/media.ts'
import type { SitePort } from '../ports/site.ts'
import type { ThemePort } from '../ports/theme.ts'
import type { ResolvedText } from './resolved-text.ts'

/** The variables of a block's template. Every variable has a value, if only an empty one. */
export type View = Readonly<Record<string, unknown>>

/** A block with its texts in the page's language. */
export interface BlockTexts {
  readonly block: Block
  readonly text: (field: string) => ResolvedText | undefined
  /** The language that numbers and dates are formatted in. */
  readonly locale: Locale
  readonly translate: TranslateMessage
}

/** The data that was loaded for the block. */
export interface BlockData {
  readonly items: readonly SummaryItem[]
  /** The month of the collection that the block shows as a calendar. */
  readonly month: CalendarMonth | undefined
  readonly form: FormState | undefined
  /** The URL of the block's own document; empty if its code is inlined into the page. */
  readonly frameUrl: string
}

/** The block, the page and the site that a view is created from. */
export interface ViewPorts
  extends
    BlockTexts,
    BlockData,
    MediaPort,
    ExternalPort,
    SitePort,
    ThemePort,
    Pick<BlockLayout, 'sizes' | 'isFirst'> {}
