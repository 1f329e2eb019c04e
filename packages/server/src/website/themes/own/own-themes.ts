import type { ContentChanges } from '../../../platform/db/content-changes.ts'
import { THEMES_CHANGED } from '../../../platform/db/content-changes.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Site } from '../../../platform/http/site.ts'
import { type OwnThemeLoader, parseOwnThemeName, type Themes } from '../../theme-loading/index.ts'
import { loadFiles } from './own-theme-files.ts'
import { findOwnTheme } from './store.ts'

/** The maximum number of drafts in memory. */
const MAX_DRAFTS = 10

interface LoadedTheme {
  readonly siteId: string
  readonly version: number
  readonly title: string
  /** The versions of the site and of the installed themes at which it was compared with the database. */
  readonly position: string | undefined
  /** The version of the installed themes that its files came from. */
  readonly installed: number | undefined
}

/**
 * Loads the sites' own themes from the database before they are used. A published version is compared with the database
 * when the site has changed, a draft on each use.
 */
export class OwnThemes implements OwnThemeLoader {
  readonly #db: Db
  readonly #themes: Themes
  readonly #changes: ContentChanges
  readonly #loaded = new Map<string, LoadedTheme>()
  readonly #loading = new Map<string, Promise<boolean>>()

  constructor(ports: {
    readonly db: Db
    readonly themes: Themes
    readonly changes: ContentChanges
  }) {
    this.#db = ports.db
    this.#themes = ports.themes
    this.#changes = ports.changes
  }

  /** Loads the theme of a site, unless it is an installed one or was loaded and has not changed. */
  async prepare(site: Pick<Site, 'id' | 'theme'>): Promise<void> {
    if (parseOwnThemeName(site.theme)) await this.load(site.id, site.theme)
  }

  /**
   * Loads an own theme of a site, or its draft, by name. Resolves to whether the site has it; one that was never published
   * has a draft only.
   */
  async load(siteId: string, name: string): Promise<boolean> {
    const found = this.#loaded.get(name)
    const position = this.#getPosition(siteId)
    if (found && position !== undefined && found.position === position)
      return found.siteId === siteId
    // One at a time, so that an earlier version never replaces a later one.
    const before = this.#loading.get(name) ?? Promise.resolve(false)
    const loading = before.catch(() => false).then(() => this.#update(siteId, name))
    this.#loading.set(name, loading)
    try {
      return await loading
    } finally {
      if (this.#loading.get(name) === loading) this.#loading.delete(name)
    }
  }

  async #update(siteId: string, name: string): Promise<boolean> {
    const parsed = parseOwnThemeName(name)
    if (!parsed) return false
    const position = this.#getPosition(siteId)
    const installed = this.#changes.getVersion(THEMES_CHANGED)
    const theme = await findOwnTheme(this.#db, siteId, parsed.id)
    const found = this.#loaded.get(name)
    const version = parsed.isDraft ? theme?.version : theme?.publishedVersion
    if (!theme || version === undefined || version === null) {
      if (found?.siteId === siteId) this.#remove(name)
      return false
    }
    const isSame = found?.version === version && found.title === theme.title
    if (!isSame || found.installed !== installed) {
      const files = await loadFiles(this.#themes, this.#db, { ...theme, siteId, version })
      this.#themes.setOwn(name, { title: theme.title, files })
    }
    this.#loaded.delete(name)
    this.#loaded.set(name, {
      ...{ siteId, version, title: theme.title, installed },
      position: parsed.isDraft ? undefined : position,
    })
    if (parsed.isDraft) this.#removeOldDrafts()
    return true
  }

  #removeOldDrafts(): void {
    const drafts = [...this.#loaded.keys()].filter((name) => parseOwnThemeName(name)?.isDraft)
    for (const name of drafts.slice(0, -MAX_DRAFTS)) this.#remove(name)
  }

  #remove(name: string): void {
    this.#loaded.delete(name)
    this.#themes.removeOwn(name)
  }

  #getPosition(siteId: string): string | undefined {
    const site = this.#changes.getVersion(siteId)
    return site === undefined ? undefined : `${site} ${this.#changes.getVersion(THEMES_CHANGED)}`
  }
}
