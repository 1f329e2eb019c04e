import type {
  FactRecorder,
  CalendarMonth,
  ComponentRequest,
  RenderedComponent,
  LanguageLink,
  SubmittedForm,
  SummaryItem,
} from '@vitrine/blocks'
import type { TranslateMessage } from '@vitrine/model'
import type { Link } from '@vitrine/page'
import type { LoadedEmbeds } from '../../content/embeds/index.ts'
import type { SystemForm } from '../../platform/http/page-server.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteLanguage } from '../../identity/multilingual/index.ts'
import type { Area } from '../../audience/site-users/index.ts'
import type { Assets, CanReadAccess, PublishedPage, SiteShell } from '../site-shell/index.ts'

/** The page to render: its site, its path and its language, for everyone or for one visitor. */
export interface RenderRequest {
  readonly site: Site
  /** The path of the page, with the parts of the query that change it. */
  readonly path: string
  /** The shell of the site in the requested language. */
  readonly shell: SiteShell
  /** Returns what the visitor may read; undefined for a page that is the same for everyone. */
  readonly canRead?: CanReadAccess | undefined
  /** The id of the document that is rendered for the editor, with marks on its sections and blocks. */
  readonly editedId?: string | undefined
  /** Whether the theme is not the one that visitors see. */
  readonly isThemePreview?: boolean
}

/** A request with everything that its content names. */
export interface LinkedContext extends RenderRequest {
  readonly language: SiteLanguage
  /** The files of the page, by id. */
  readonly assets: Assets
  /** The external content of the page. */
  readonly embeds: LoadedEmbeds
  /** The member areas that blocks name, by id. */
  readonly areas: ReadonlyMap<string, Area>
  /** Resolves a link; undefined if its target does not exist. */
  readonly resolve: (link: Link) => ResolvedLink | undefined
}

/** A context with the lists and calendars that blocks show: nothing more is loaded while a page is rendered. */
export interface LoadedContext extends LinkedContext {
  /** The collection items of blocks, by block id. */
  readonly blockItems: ReadonlyMap<string, readonly SummaryItem[]>
  /** Whether members may see more items in blocks than are listed. */
  readonly hasMemberContent: boolean
  /** The calendar months of the page. */
  readonly calendars: CalendarMonths
  /** The popup of the page. */
  readonly popup?: PublishedPage | undefined
  /** The submitted form that this page answers. */
  readonly formResponse?: FormResponse | undefined
  /** Records what the blocks of the edited document are told. */
  readonly facts?: FactRecorder | undefined
}

/** A loaded context, bound to the theme of the site once its templates are rendered. */
export interface RenderContext extends LoadedContext {
  /** Renders a component of the theme for a block. */
  readonly renderComponent?:
    | ((request: ComponentRequest) => RenderedComponent | undefined)
    | undefined
  /** Renders the comments for the comments block. */
  readonly renderComments?: (() => string) | undefined
  /** The links to the page in each language. */
  readonly languageLinks?: readonly LanguageLink[] | undefined
  /** Translates a message; English if omitted. */
  readonly translate?: TranslateMessage | undefined
}

export interface ResolvedLink {
  readonly href: string
  readonly newWindow?: boolean
}

/** A submitted form, which is rendered with its errors or with the thanks. */
export interface FormResponse {
  readonly formId: string
  /** The target of a form of the platform, and the label of its button. */
  readonly own?: Pick<SystemForm, 'action' | 'submit'>
  readonly isInPopup: boolean
  readonly submitted?: SubmittedForm
}

/** The calendar months of a page, by the block or the collection that shows them. */
export interface CalendarMonths {
  readonly months: ReadonlyMap<string, CalendarMonth>
  /** The time when the page shows another day or another next event, in milliseconds; omitted if it has neither. */
  readonly until?: number
}
