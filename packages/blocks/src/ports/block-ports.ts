import type { TranslateMessage } from '@vitrine/model'
import type { Block, Locale } from '@vitrine/page'
import type { CalendarMonth, SummaryItem } from './collection.ts'
import type { ExternalPort } from './external.ts'
import type { FormState } from './form.ts'
import type { MediaPort } from './media.ts'
import type { SitePort } from './site.ts'
import type { ThemePort } from './theme.ts'

/** The languages that blocks are rendered in. */
export interface LanguagePort {
  readonly locale: Locale
  /** The site's first language: texts without a translation are shown in it. */
  readonly fallbackLocale: Locale
  /** Translates messages into the page's language. */
  readonly translate: TranslateMessage
  /** Returns the language that numbers and dates are formatted in; `locale` by default. */
  readonly getFormatLocale?: (() => Locale) | undefined
}

/** The data that was loaded for single blocks. */
export interface BlockDataPort {
  /** Returns the items for the query of `getItemQueries`. */
  readonly getItems: (block: Block) => readonly SummaryItem[] | undefined
  /** Returns the month for the query of `getMonthQueries`. */
  readonly getMonth: (block: Block) => CalendarMonth | undefined
  readonly getForm: (block: Block) => FormState | undefined
  /**
   * Returns the URL of a code block's own document. Without one the code is inlined into the page and
   * bound by the page's policy: it does not run on a page that forbids inline scripts.
   */
  readonly getFrameUrl: (block: Block) => string | undefined
}

/** The position of a block on its page. */
export interface BlockLayout {
  /** The `sizes` attribute of an image as wide as the block. */
  readonly sizes: string
  /** Whether the block is among the first things seen, so that its image loads at once. */
  readonly isFirst: boolean
  /** The level of the block's own heading: 2 is directly below the page's title. */
  readonly level: number
  /** Whether the editor renders the block: empty blocks show a placeholder. */
  readonly edit: boolean
}

type Optional<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** The site, the page and the loaded data that blocks are rendered with. */
export interface BlockPorts
  extends
    LanguagePort,
    MediaPort,
    Optional<BlockDataPort>,
    Optional<ExternalPort>,
    Optional<SitePort>,
    Optional<ThemePort>,
    Optional<BlockLayout> {}

/** Renders a JSON-T template. */
export type RenderTemplate = (source: string, data: object) => string
