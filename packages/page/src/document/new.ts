import {
  collectionTypeCodes,
  folderBehaviorCodes,
  orderingCodes,
  pageTypeCodes,
  recordTypeCodes,
} from '@vitrine/model'
import type { Aesthetics } from './aesthetics.ts'
import type { Id, Locale } from './common.ts'
import type { Block, Content, Grid, Section } from './content.ts'
import type { HeaderFooter } from './header-footer.ts'
import type { Item } from './item.ts'
import type { BodyOf, DocumentKind } from './kinds.ts'
import { HIDDEN_NAVIGATION, MAIN_NAVIGATION, type Navigation } from './navigation.ts'
import type { Collection, Page } from './page.ts'
import type { SiteSettings } from './site-settings.ts'

/** Makes the id of something new: ten characters that were never given out on the site. */
export type NewId = () => Id

/** Most are 12 columns wide; 24 are for those who need finer ones. @see platform spec §9 "Default grid 12 columns" */
export const desktopGrid: Grid = { cols: 12, gap: { x: 11, y: 11 }, rowUnit: 24 }
export const mobileGrid: Grid = { cols: 8, gap: { x: 6, y: 6 }, rowUnit: 24 }

export function newSection(newId: NewId, given: Partial<Section> = {}): Section {
  return {
    id: newId(),
    kind: 'fluid',
    grid: { desktop: desktopGrid, mobile: mobileGrid },
    height: 'fit',
    width: 'inset',
    align: 'start',
    blockIds: [],
    ...given,
  }
}

/** A block of a type at the section's top left, half its width. */
export function newBlock(newId: NewId, type: number, given: Partial<Block> = {}): Block {
  return {
    id: newId(),
    type,
    v: 1,
    data: {},
    place: { desktop: { x: 0, y: 0, w: 6, h: 4, z: 0 } },
    ...given,
  }
}

/** Sections and the blocks that stand in each. */
export function newContent(
  parts: readonly { readonly section: Section; readonly blocks: readonly Block[] }[] = [],
): Content {
  return {
    sections: parts.map(({ section, blocks }) => ({
      ...section,
      blockIds: blocks.map((block) => block.id),
    })),
    blocks: Object.fromEntries(
      parts.flatMap(({ blocks }) => blocks.map((block) => [block.id, block])),
    ),
  }
}

/** What a new page or item is called, in the language it is first written in. */
export interface Naming {
  readonly locale: Locale
  readonly title: string
  /** Its part of the address; empty for the home page. */
  readonly slug: string
}

export function newPage({ locale, title, slug }: Naming, given: Partial<Page> = {}): Page {
  return {
    schema: 1,
    type: given.collection ? pageTypeCodes['main-content'] : pageTypeCodes.page,
    meta: { [locale]: { title, slug } },
    sections: [],
    blocks: {},
    access: { kind: 'everybody' },
    settings: { enabled: true },
    ...given,
  }
}

/** What a page that holds items does with them: posts of a blog, newest first, when nothing is said. */
export function newCollection(given: Partial<Collection> = {}): Collection {
  return {
    type: collectionTypeCodes.generic,
    typeName: 'blog',
    ordering: orderingCodes.chronological,
    pageSize: 20,
    ...given,
  }
}

/** A folder of the menu, which leads to the first of its pages. */
export function newFolder(pageIds: readonly string[] = []): Collection {
  return newCollection({
    typeName: 'folder',
    ordering: orderingCodes['user-orderable'],
    folder: { behavior: folderBehaviorCodes.redirect, isIndex: false, pageIds: [...pageIds] },
  })
}

export function newItem({ locale, title, slug }: Naming, given: Partial<Item> = {}): Item {
  return {
    schema: 1,
    recordType: recordTypeCodes.text,
    meta: { [locale]: { title, slug } },
    sections: [],
    blocks: {},
    tags: [],
    categories: [],
    featured: false,
    access: { kind: 'everybody' },
    commentState: 1,
    settings: {},
    ...given,
  }
}

/** A menu to begin with, and one for pages that stand in none. */
export function newNavigation(): Navigation {
  return {
    schema: 1,
    menus: [MAIN_NAVIGATION, HIDDEN_NAVIGATION].map((id) => ({ id, items: [] })),
  }
}

export function newHeaderFooter(newId: NewId): HeaderFooter {
  const header = newSection(newId, { kind: 'header' })
  const footer = newSection(newId, { kind: 'footer' })
  return { schema: 1, sections: [header, footer], blocks: {} }
}

export function newSiteSettings(
  { locale, title }: Pick<Naming, 'locale' | 'title'>,
  given: Partial<SiteSettings> = {},
): SiteSettings {
  return {
    schema: 1,
    siteTitle: { [locale]: title },
    tagLine: {},
    description: {},
    announcementBar: { enabled: false, text: {}, version: 1 },
    cookieBanner: { enabled: false, text: {}, acceptLabel: {}, declineLabel: {} },
    socialAccounts: [],
    seo: { homeTitle: '%s', collectionTitle: '%c — %s', itemTitle: '%i — %s', hidden: false },
    authors: [],
    comments: { enabled: true },
    likes: { enabled: true },
    ...given,
  }
}

/** The theme's looks, of which nothing is set yet. */
export function newAesthetics(given: Partial<Aesthetics> = {}): Aesthetics {
  return { schema: 1, colorThemes: {}, fontThemes: [], fontUsage: {}, ...given }
}

/** What a new document of a kind says. `naming` is for the kinds that have a title. */
export function newDocumentBody<K extends DocumentKind>(
  kind: K,
  naming: Naming,
  newId: NewId,
): BodyOf<K> {
  // The table is by kind; TypeScript does not follow a type parameter into it.
  return makers[kind](naming, newId) as BodyOf<K>
}

const makers: { readonly [K in DocumentKind]: (naming: Naming, newId: NewId) => BodyOf<K> } = {
  page: (naming) => newPage(naming),
  item: (naming) => newItem(naming),
  navigation: () => newNavigation(),
  'header-footer': (_, newId) => newHeaderFooter(newId),
  'site-settings': (naming) => newSiteSettings(naming),
  aesthetics: () => newAesthetics(),
}
