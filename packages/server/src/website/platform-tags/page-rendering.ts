import type { RenderContext as TemplateContext } from '@vitrine/template'
import type { Db } from '../../platform/db/db.ts'
import type { RenderedArea } from '../block-content/index.ts'
import type { TemplateData } from '../page-json/index.ts'
import type {
  FoundRecords,
  PageContent,
  RecordQuery,
  RenderContext,
} from '../render-context/index.ts'
import type { Attributes, ScriptPolicy, Theme } from '../theme-loading/index.ts'
import type { PageBudget } from './page-budget.ts'

/** A page that is being rendered. */
export interface PageRendering {
  readonly db: Db
  readonly context: RenderContext
  readonly content: PageContent
  readonly theme: Theme
  readonly templateContext: TemplateContext
  /** Receives each issue as one line. */
  readonly onIssue: (issue: string) => void
  readonly budget: PageBudget
  /** The rendered theme areas, by id. */
  readonly areas: ReadonlyMap<string, RenderedArea>
  /** Finds items of other collections. */
  readonly records: (query: RecordQuery) => Promise<FoundRecords | undefined>
  /** Returns the position of the last change of any stock of a site. */
  readonly getPartPosition: (siteId: string) => number
  /** The policy of the page for inline scripts of the theme. */
  readonly scriptPolicy: ScriptPolicy
  /** The number of query and related tags so far. */
  readonly tagCounts: { query: number; related: number }
}

/** A tag that is about to be filled. */
export interface TagInput {
  readonly attributes: Attributes
  /** The scope of the template around the tag. */
  readonly scope: TemplateData
  readonly depth: number
  /** Receives the issues of the tag. */
  readonly onIssue: (issue: string) => void
}
