import {
  type Access,
  type Aesthetics,
  type HeaderFooter,
  matchMenus,
  type Navigation,
  type SiteSettings,
} from '@vitrine/page'
import {
  type Category,
  type Collection,
  hasProducts,
  listCategories,
  listCollections,
} from '../../commerce/catalog/index.ts'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { Db } from '../../platform/db/db.ts'
import {
  type PreviewedDrafts,
  type PageOutline,
  loadPageOutlines,
  loadSingles,
} from '../../content/documents/index.ts'
import { loadImagesByIds } from '../../platform/files/store.ts'
import {
  getDefaultLanguage,
  listLanguages,
  type SiteLanguage,
} from '../../identity/multilingual/index.ts'
import { listAreas } from '../../audience/site-users/index.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import { collectReferences } from './document-references.ts'
import { getMenuEntries, listMenuAreaIds, type MenuEntry } from './menus.ts'
import type { Assets } from './published-document.ts'

/** Everything that the pages of a site show around their content, in one language. */
export interface SiteShell {
  readonly language: SiteLanguage
  /** All languages of the site. */
  readonly languages: readonly SiteLanguage[]
  readonly settings: SiteSettings
  /** The owner's colors and fonts. */
  readonly aesthetics: Aesthetics | undefined
  /** The owner's header and footer, which replace those of the theme. */
  readonly headerFooter: HeaderFooter | undefined
  /** The time at which the header and footer were last published. */
  readonly headerFooterAt: Date | undefined
  /** The entries of all menus, each with the name of its menu. */
  readonly navigation: readonly MenuEntry[]
  /** The menus that the owner chose for navigations of a theme. @see matchMenus */
  readonly chosenMenus: Navigation['chosen']
  readonly pages: ReadonlyMap<string, PageOutline>
  readonly stores: readonly StoreCollection[]
  /** Whether the site sells anything, so that its header has a cart. */
  readonly hasProducts: boolean
  /** The files of the settings, and the main images of stores. */
  readonly assets: Assets
  /** The drafts that a preview shows. */
  readonly drafts?: PreviewedDrafts | undefined
}

/** Returns whether the visitor may read content with an access rule. */
export type CanReadAccess = (access: Access) => boolean

/** A collection of products, with its categories. */
export interface StoreCollection {
  readonly collection: Collection
  readonly categories: readonly Category[]
}

/** Returns the language of the texts of products to load; undefined for the site's own, which they are written in. */
export function getTextLocale({ tag, isDefault }: SiteLanguage): string | undefined {
  return isDefault ? undefined : tag
}

/** Matches the menus that visitors see to the navigations of a theme. */
export function matchShownMenus(
  { navigation, chosenMenus }: SiteShell,
  navigations: readonly string[],
): ReturnType<typeof matchMenus> {
  const menus = [...new Set(navigation.map((entry) => entry.navigation))]
  return matchMenus({ menus, chosen: chosenMenus }, navigations)
}

/** Returns whether everyone may read the items of a collection, as far as its page decides. */
export function isPublicCollection({ pages }: SiteShell, collectionId: string): boolean {
  return (pages.get(collectionId)?.access ?? 'everybody') === 'everybody'
}

/** Returns whether the visitor of a page may read the items of a collection. */
export function canReadCollection(
  { shell, canRead }: { readonly shell: SiteShell; readonly canRead?: CanReadAccess | undefined },
  collectionId: string,
): boolean {
  const page = shell.pages.get(collectionId)
  return (
    page === undefined || page.access === 'everybody' || (canRead?.(getPageAccess(page)) ?? false)
  )
}

/** Returns the access rule of a page. */
export function getPageAccess({ access: kind, memberAreaIds }: PageOutline): Access {
  return kind === 'members' ? { kind, memberAreaIds: [...(memberAreaIds ?? [])] } : { kind }
}

const MAX_CACHED_SITES = 1_000

interface CachedShells {
  readonly version: number
  readonly languages: Promise<readonly SiteLanguage[]>
  readonly shells: Map<string, Promise<SiteShell>>
}

/** The shells of all sites, each loaded once per language and cached until its site changes. */
export class SiteShells {
  readonly #db: Db
  readonly #changes: ContentChanges
  readonly #sites = new Map<string, CachedShells>()

  constructor(db: Db, changes: ContentChanges) {
    this.#db = db
    this.#changes = changes
  }

  async loadLanguages(siteId: string): Promise<readonly SiteLanguage[]> {
    return (await this.#sitesOf(siteId)).languages
  }

  /** Loads the shell in a language; by default in the site's own. */
  async load(siteId: string, language?: SiteLanguage): Promise<SiteShell> {
    const cached = await this.#sitesOf(siteId)
    const languages = await cached.languages
    const shellLanguage = language ?? getDefaultLanguage(languages)
    const cachedShell = cached.shells.get(shellLanguage.tag)
    if (cachedShell) return cachedShell
    const loading = loadShell(this.#db, siteId, { languages, language: shellLanguage })
    cached.shells.set(shellLanguage.tag, loading)
    loading.catch(() => cached.shells.delete(shellLanguage.tag))
    return loading
  }

  /** Loads the shell of a preview, which is not cached. */
  async loadWithDrafts(
    siteId: string,
    language: SiteLanguage,
    drafts: PreviewedDrafts,
  ): Promise<SiteShell> {
    const languages = await this.loadLanguages(siteId)
    return loadShell(this.#db, siteId, { languages, language, drafts })
  }

  async #sitesOf(siteId: string): Promise<CachedShells> {
    const version = this.#changes.getVersion(siteId)
    const cachedShell = this.#sites.get(siteId)
    if (cachedShell && cachedShell.version === version) return cachedShell
    const languages = listLanguages(this.#db, siteId)
    const cached = { version: version ?? -1, languages, shells: new Map() }
    if (version !== undefined) {
      if (this.#sites.size >= MAX_CACHED_SITES) this.#sites.clear()
      this.#sites.set(siteId, cached)
      languages.catch(() => this.#sites.delete(siteId))
    }
    return cached
  }
}

async function loadShell(
  db: Db,
  siteId: string,
  options: {
    readonly languages: readonly SiteLanguage[]
    readonly language: SiteLanguage
    readonly drafts?: PreviewedDrafts
  },
): Promise<SiteShell> {
  const { languages, language, drafts } = options
  const languageOptions = {
    locale: language.tag,
    fallback: getDefaultLanguage(languages).tag,
    drafts,
  }
  const [outlines, singles, stores, sells] = await Promise.all([
    loadPageOutlines(db, siteId, languageOptions),
    loadSingles(db, siteId, languageOptions),
    loadStores(db, siteId, getTextLocale(language)),
    hasProducts(db, siteId),
  ])
  const settings = singles['site-settings'] ?? DEFAULT_SETTINGS
  const { assetIds } = collectReferences([settings])
  const areaIds = listMenuAreaIds(singles.navigation)
  const areas = areaIds.length === 0 ? [] : await listAreas(db, siteId, areaIds)
  const pages = new Map(outlines.map((page) => [page.id, page]))
  const ofShops = stores.flatMap(({ collection }) => pages.get(collection.id)?.mainImageId ?? [])
  return {
    language,
    languages,
    settings,
    aesthetics: singles.aesthetics,
    headerFooter: singles['header-footer'],
    headerFooterAt: singles.publishedAt.get('header-footer'),
    navigation: getMenuEntries(singles.navigation, {
      pages,
      language,
      fallback: languageOptions.fallback,
      areas: new Map(areas.map(({ id, name }) => [id, name])),
    }),
    chosenMenus: singles.navigation?.chosen,
    pages,
    stores,
    hasProducts: sells,
    drafts,
    assets: await loadImagesByIds(db, siteId, [...assetIds, ...ofShops]),
  }
}

async function loadStores(
  db: Db,
  siteId: string,
  locale: string | undefined,
): Promise<readonly StoreCollection[]> {
  const [collections, categories] = await Promise.all([
    listCollections(db, siteId),
    listCategories(db, siteId, undefined, locale),
  ])
  return collections.map((collection) => ({
    collection,
    categories: categories.filter(({ collectionId }) => collectionId === collection.id),
  }))
}
