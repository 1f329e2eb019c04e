import type { BlockPorts } from '../ports/block-ports.ts'
import type { CalendarMonth, SummaryItem } from '../ports/collection.ts'
import type { ExternalContent } from '../ports/external.ts'
import type { FormState } from '../ports/form.ts'
import type { MemberArea } from '../ports/member-area.ts'
import type { BlockImage } from '../ports/media.ts'
import type { AccountPaths, LanguageLink, MenuItem } from '../ports/navigation.ts'
import type { SitePort } from '../ports/site.ts'
import type { RenderedComponent } from '../ports/theme.ts'
import type { ResolvedLink } from '@vitrine/page'

/** Answers by the question they belong to. Null means that there is nothing. */
export type Answers<T> = Readonly<Record<string, T | null>>

/** The answers of the ports that a question is put to, by port. */
export interface BlockAnswers {
  readonly images: Answers<BlockImage>
  readonly links: Answers<ResolvedLink>
  readonly pages: Answers<SummaryItem>
  readonly external: Answers<ExternalContent>
  readonly menus: Answers<readonly MenuItem[]>
  readonly folders: Answers<MenuItem>
  readonly areas: Answers<MemberArea>
  readonly components: Answers<RenderedComponent>
  readonly comments: Answers<string>
  readonly messages: Answers<string>
  readonly items: Answers<readonly SummaryItem[]>
  readonly months: Answers<CalendarMonth>
  readonly forms: Answers<FormState>
}

/** The facts about the site that are the same for every block of a document. */
export interface SiteFacts
  extends
    Pick<BlockPorts, 'locale' | 'fallbackLocale'>,
    Partial<Pick<SitePort, 'site' | 'socialAccounts' | 'currency' | 'searchUrl'>> {
  readonly languages?: readonly LanguageLink[]
  readonly account?: AccountPaths
}

/**
 * Everything that the server told the blocks of a document while it rendered them. With it, the same blocks can be
 * rendered again where there is no server.
 */
export interface BlockFacts {
  /** Undefined if nothing was rendered. */
  readonly site?: SiteFacts
  readonly answers: BlockAnswers
}

/** Creates answers to no question. */
export function createAnswers(): BlockAnswers {
  return {
    images: {},
    links: {},
    pages: {},
    external: {},
    menus: {},
    folders: {},
    areas: {},
    components: {},
    comments: {},
    messages: {},
    items: {},
    months: {},
    forms: {},
  }
}

/** Returns the facts of two renderings; those of the later one win. */
export function mergeFacts(earlier: BlockFacts, later: BlockFacts): BlockFacts {
  const [a, b] = [earlier.answers, later.answers]
  const site = later.site ?? earlier.site
  return {
    ...(site && { site }),
    answers: {
      images: { ...a.images, ...b.images },
      links: { ...a.links, ...b.links },
      pages: { ...a.pages, ...b.pages },
      external: { ...a.external, ...b.external },
      menus: { ...a.menus, ...b.menus },
      folders: { ...a.folders, ...b.folders },
      areas: { ...a.areas, ...b.areas },
      components: { ...a.components, ...b.components },
      comments: { ...a.comments, ...b.comments },
      messages: { ...a.messages, ...b.messages },
      items: { ...a.items, ...b.items },
      months: { ...a.months, ...b.months },
      forms: { ...a.forms, ...b.forms },
    },
  }
}
