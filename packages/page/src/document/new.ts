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

/** Creates an id of ten characters that is unique on the site. */
export type NewId = () => Id

/** The default grid on the desktop. @see platform spec §9 "Default grid 12 columns" */
export const desktopGrid: Grid = { cols: 12, gap: { x: 11, y: 11 }, rowUnit: 24 }
export const mobileGrid: Grid = { cols: 8, gap: { x: 6, y: 6 }, rowUnit: 24 }

export function newSection(newId: NewId, properties: Partial<Section> = {}): Section {
  return {
    id: newId(),
    kind: 'fluid',
    grid: { desktop: desktopGrid, mobile: mobileGrid },
    height: 'fit',
    width: 'inset',
    align: 'start',
    blockIds: [],
    ...properties,
  }
}

/** Returns a block at the section's top left, half its width. */
export function newBlock(newId: NewId, type: number, properties: Partial<Block> = {}): Block {
  return {
    id: newId(),
    type,
    v: 1,
    data: {},
    place: { desktop: { x: 0, y: 0, w: 6, h: 4, z: 0 } },
    ...properties,
  }
}

/** Returns content of sections and their blocks. */
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

/** The title and slug of a new page or item in its first language. */
export interface Naming {
  readonly locale: Locale
  readonly title: string
  /** The slug; empty for the home page. */
  readonly slug: string
}

export function newPage({ locale, title, slug }: Naming, properties: Partial<Page> = {}): Page {
  return {
    schema: 1,
    type: properties.collection ? pageTypeCodes['main-content'] : pageTypeCodes.page,
    meta: { [locale]: { title, slug } },
    sections: [],
    blocks: {},
    access: { kind: 'everybody' },
    settings: { enabled: true },
    ...properties,
  }
}

/** Returns the collection of a page; a blog, newest first, by default. */
export function newCollection(properties: Partial<Collection> = {}): Collection {
  return {
    type: collectionTypeCodes.generic,
    typeName: 'blog',
    ordering: orderingCodes.chronological,
    pageSize: 20,
    ...properties,
  }
}

/** Returns a folder, which redirects to its first page. */
export function newFolder(pageIds: readonly string[] = []): Collection {
  return newCollection({
    typeName: 'folder',
    ordering: orderingCodes['user-orderable'],
    folder: { behavior: folderBehaviorCodes.redirect, isIndex: false, pageIds: [...pageIds] },
  })
}

export function newItem({ locale, title, slug }: Naming, properties: Partial<Item> = {}): Item {
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
    ...properties,
  }
}

/** Returns the main menu and the menu of hidden pages, both empty. */
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
  properties: Partial<SiteSettings> = {},
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
    ...properties,
  }
}

/** Returns aesthetics without any setting. */
export function newAesthetics(properties: Partial<Aesthetics> = {}): Aesthetics {
  return { schema: 1, colorThemes: {}, fontThemes: [], fontUsage: {}, ...properties }
}

/** Returns the body of a new document. `naming` is for the kinds with a title. */
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
