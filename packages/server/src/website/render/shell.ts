import type { Access, Aesthetics, HeaderFooter, SiteSettings } from '@vitrine/page'
import {
  type Category,
  type Collection,
  categoriesOf,
  collectionsOf,
} from '../../commerce/catalog/index.ts'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Drafts, type PageOutline, pagesOf, singlesOf } from '../../content/documents/index.ts'
import { assetsByIds } from '../../platform/files/store.ts'
import { defaultOf, languagesOf, type SiteLanguage } from '../../identity/multilingual/index.ts'
import { areasOf } from '../../audience/site-users/index.ts'
import { areasIn, type MenuEntry, menusOf } from './menus.ts'
import { referencesIn } from './references.ts'
import { NO_SETTINGS } from './site-settings.ts'
import type { Assets } from './view/published.ts'

/** What every page of a site shows round its content, in one language. */
export interface Shell {
  readonly language: SiteLanguage
  /** All of the site's. */
  readonly languages: readonly SiteLanguage[]
  readonly settings: SiteSettings
  /** What the owner set of colours and fonts. */
  readonly aesthetics: Aesthetics | undefined
  /** What the owner put in place of the theme's header and footer. */
  readonly headerFooter: HeaderFooter | undefined
  /** When that was published last. */
  readonly headerFooterAt: Date | undefined
  /** The lines of all menus, each with its menu's name. */
  readonly navigation: readonly MenuEntry[]
  readonly pages: ReadonlyMap<string, PageOutline>
  readonly stores: readonly Store[]
  /** The files that the settings name, and the pictures of the shops' pages. */
  readonly assets: Assets
  /** In a preview: whose drafts are shown. */
  readonly drafts?: Drafts | undefined
}

/** Whether one who a page is drawn for may read what is for some alone. */
export type MayReadAccess = (access: Access) => boolean

/** A collection of products and its categories. */
export interface Store {
  readonly collection: Collection
  readonly categories: readonly Category[]
}

/** Whether everybody may read what stands in a collection, as far as its page decides. */
export function isOpen({ pages }: Shell, collectionId: string): boolean {
  return (pages.get(collectionId)?.access ?? 'everybody') === 'everybody'
}

/** Whether who a page is drawn for may read what stands in a collection; who reads what everybody does, without. */
export function isOpenTo(
  { shell, mayRead }: { readonly shell: Shell; readonly mayRead?: MayReadAccess | undefined },
  collectionId: string,
): boolean {
  const page = shell.pages.get(collectionId)
  return page === undefined || page.access === 'everybody' || (mayRead?.(accessOf(page)) ?? false)
}

/** Who may read, as the outline of a page tells it. */
export function accessOf({ access: kind, memberAreaIds }: PageOutline): Access {
  return kind === 'members' ? { kind, memberAreaIds: [...(memberAreaIds ?? [])] } : { kind }
}

const MOST_KEPT = 1_000

interface Kept {
  readonly version: number
  readonly languages: Promise<readonly SiteLanguage[]>
  readonly shells: Map<string, Promise<Shell>>
}

/** The shells of all sites, each read once for a language and kept until its site changes. */
export class Shells {
  readonly #db: Db
  readonly #changes: ContentChanges
  readonly #kept = new Map<string, Kept>()

  constructor(db: Db, changes: ContentChanges) {
    this.#db = db
    this.#changes = changes
  }

  async languagesOf(siteId: string): Promise<readonly SiteLanguage[]> {
    return (await this.#keptOf(siteId)).languages
  }

  /** Without `language`, in the site's own. */
  async of(siteId: string, language?: SiteLanguage): Promise<Shell> {
    const kept = await this.#keptOf(siteId)
    const languages = await kept.languages
    const wanted = language ?? defaultOf(languages)
    const known = kept.shells.get(wanted.tag)
    if (known) return known
    const reading = readShell(this.#db, siteId, { languages, language: wanted })
    kept.shells.set(wanted.tag, reading)
    reading.catch(() => kept.shells.delete(wanted.tag))
    return reading
  }

  /** Read for one who is shown drafts, and kept for nobody. */
  async ofDrafts(siteId: string, language: SiteLanguage, drafts: Drafts): Promise<Shell> {
    const languages = await this.languagesOf(siteId)
    return readShell(this.#db, siteId, { languages, language, drafts })
  }

  async #keptOf(siteId: string): Promise<Kept> {
    const version = this.#changes.versionOf(siteId)
    const known = this.#kept.get(siteId)
    if (known && known.version === version) return known
    const languages = languagesOf(this.#db, siteId)
    const kept = { version: version ?? -1, languages, shells: new Map() }
    if (version !== undefined) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
      this.#kept.set(siteId, kept)
      languages.catch(() => this.#kept.delete(siteId))
    }
    return kept
  }
}

async function readShell(
  db: Db,
  siteId: string,
  given: {
    readonly languages: readonly SiteLanguage[]
    readonly language: SiteLanguage
    readonly drafts?: Drafts
  },
): Promise<Shell> {
  const { languages, language, drafts } = given
  const asked = { locale: language.tag, fallback: defaultOf(languages).tag, drafts }
  const [outlines, singles, stores] = await Promise.all([
    pagesOf(db, siteId, asked),
    singlesOf(db, siteId, asked),
    readStores(db, siteId),
  ])
  const settings = singles['site-settings'] ?? NO_SETTINGS
  const { assetIds } = referencesIn([settings])
  const areaIds = areasIn(singles.navigation)
  const areas = areaIds.length === 0 ? [] : await areasOf(db, siteId, areaIds)
  const pages = new Map(outlines.map((page) => [page.id, page]))
  const ofShops = stores.flatMap(({ collection }) => pages.get(collection.id)?.mainImageId ?? [])
  return {
    language,
    languages,
    settings,
    aesthetics: singles.aesthetics,
    headerFooter: singles['header-footer'],
    headerFooterAt: singles.publishedAt.get('header-footer'),
    navigation: menusOf(singles.navigation, {
      pages,
      language,
      fallback: asked.fallback,
      areas: new Map(areas.map(({ id, name }) => [id, name])),
    }),
    pages,
    stores,
    drafts,
    assets: await assetsByIds(db, siteId, [...assetIds, ...ofShops]),
  }
}

async function readStores(db: Db, siteId: string): Promise<readonly Store[]> {
  const [collections, categories] = await Promise.all([
    collectionsOf(db, siteId),
    categoriesOf(db, siteId),
  ])
  return collections.map((collection) => ({
    collection,
    categories: categories.filter(({ collectionId }) => collectionId === collection.id),
  }))
}
