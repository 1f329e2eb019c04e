import type { RenderContext } from '@vitrine/template'
import type { Db } from '../../platform/db/db.ts'
import type { FilledArea } from './block-field.ts'
import type { Content, Place } from './content.ts'
import type { Attributes } from './custom-tags.ts'
import type { PageBudget } from './page-budget.ts'
import type { PageJson } from './page-json.ts'
import type { FoundRecords, RecordsAsked } from './records.ts'
import type { Theme } from './theme.ts'

/** One page being drawn. */
export interface PageRun {
  readonly db: Db
  readonly place: Place
  readonly content: Content
  readonly theme: Theme
  readonly context: RenderContext
  /** Told of what goes wrong, in a line each. */
  readonly onFault: (fault: string) => void
  readonly budget: PageBudget
  /** What owners put into areas of the theme, by their ids. */
  readonly areas: ReadonlyMap<string, FilledArea>
  /** Items of collections besides what the page is about. */
  readonly records: (asked: RecordsAsked) => Promise<FoundRecords | undefined>
  /** How many of each were asked for. */
  readonly asked: { query: number; related: number }
}

/** A tag about to be filled. */
export interface Filling {
  readonly attributes: Attributes
  /** The scope the tag stands in. */
  readonly scope: PageJson
  readonly depth: number
  /** Tells what is wrong with the tag. */
  readonly onFault: (fault: string) => void
}
