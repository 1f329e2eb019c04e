import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../../platform/config/paths.ts'
import { parseOwnThemeName } from './own-name.ts'
import {
  computeFolderStamp,
  groupThemeFiles,
  mergeWithPlatform,
  readThemeFiles,
  readThemeFolder,
} from './theme-files.ts'
import { formatThemeIssue } from './theme-issue.ts'
import { buildTheme, type Theme } from './theme.ts'

/** The interval at which files are checked for changes, in milliseconds. */
const CHECK_INTERVAL_MS = 500

/** Matches the folder name of a theme. */
const THEME_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/

/** The folder of the templates that every theme falls back to. */
const SYSTEM_FOLDER = 'system'

/** The theme that is shown instead of a site's own one that was not loaded or cannot render pages. */
const FALLBACK = 'kiln'

/** The files of a site's own theme. */
interface OwnThemeFiles {
  readonly title: string
  readonly files: ReadonlyMap<string, Buffer>
}

/**
 * The themes of this installation, each loaded on first use. All are reloaded when one was
 * replaced, and if they are watched, when a file changes.
 */
export class Themes {
  readonly #folder: string
  readonly #watches: boolean
  readonly #instead: string | undefined
  readonly #version: () => number | undefined
  readonly #onIssue: (issue: string) => void
  readonly #themes = new Map<string, Theme>()
  /** The last version of each theme without fatal issues, which is used while it is broken. */
  readonly #good = new Map<string, Theme>()
  /** The files of the sites' own themes that were loaded, by name. */
  readonly #own = new Map<string, OwnThemeFiles>()
  readonly #stamps = new Map<string, string>()
  #revision = 0
  #lookedAt = 0
  /** The last seen version of the installed themes. */
  #lastVersion: number | undefined

  constructor(
    folder: string,
    options: {
      readonly watches: boolean
      /** The folder of a theme that replaces every other one. */
      readonly instead?: string | undefined
      /** Returns a version that changes when a theme is replaced; undefined while it is unknown. */
      readonly version?: () => number | undefined
      readonly onIssue: (issue: string) => void
    },
  ) {
    this.#folder = folder
    this.#watches = options.watches
    this.#instead = options.instead
    this.#version = options.version ?? (() => undefined)
    this.#onIssue = options.onIssue
    this.#lastVersion = this.#version()
  }

  /** Returns a theme. Throws if there is none of this name. */
  get(name: string): Theme {
    this.#look()
    const cached = this.#themes.get(name)
    if (cached) return cached
    if (this.#instead === undefined && parseOwnThemeName(name)) return this.#getOwn(name)
    const folder = this.#instead ?? this.#folderOf(name)
    if (folder === undefined) throw new Error(`There is no theme "${name}" in ${this.#folder}`)
    const platform = this.#platformFolder()
    this.#mark(folder)
    this.#mark(platform)
    // Named after its own folder, so that it has its own tweaks.
    const themeName = this.#instead === undefined ? name : basename(this.#instead)
    const theme = buildTheme(
      themeName,
      mergeWithPlatform(readThemeFiles(folder), readThemeFiles(platform)),
    )
    for (const issue of theme.issues) this.#onIssue(formatThemeIssue(themeName, issue))
    const isFatal = theme.issues.some((issue) => issue.isFatal)
    if (!isFatal) this.#good.set(name, theme)
    const shown = (isFatal && this.#good.get(name)) || theme
    this.#themes.set(name, shown)
    return shown
  }

  /** Loads the files of a site's own theme, or a later version of them. Those of a draft make no page outdated. */
  setOwn(name: string, theme: OwnThemeFiles): void {
    this.#own.set(name, theme)
    this.#themes.delete(name)
    if (!parseOwnThemeName(name)?.isDraft) this.#revision += 1
  }

  /** Removes the files of a site's own theme. */
  removeOwn(name: string): void {
    if (!this.#own.delete(name)) return
    this.#good.delete(name)
    this.#themes.delete(name)
    if (!parseOwnThemeName(name)?.isDraft) this.#revision += 1
  }

  /** Reads the files of an installed theme, by path; undefined if there is none of this name. */
  readInstalled(name: string): ReadonlyMap<string, Buffer> | undefined {
    const folder = this.#folderOf(name)
    return folder === undefined ? undefined : readThemeFolder(folder)
  }

  /** Returns a site's own theme. One that is not there or cannot render pages is replaced by its last good version, or Kiln. */
  #getOwn(name: string): Theme {
    const own = this.#own.get(name)
    if (!own) {
      this.#onIssue(`${name}: This theme is not loaded`)
      return this.get(FALLBACK)
    }
    const platform = this.#platformFolder()
    this.#mark(platform)
    const files = mergeWithPlatform(groupThemeFiles(own.files), readThemeFiles(platform))
    const theme = { ...buildTheme(name, files), title: own.title }
    for (const issue of theme.issues) this.#onIssue(formatThemeIssue(name, issue))
    const isFatal = theme.issues.some((issue) => issue.isFatal)
    // The draft is shown as it is, which says what is wrong.
    const isShown = !isFatal || parseOwnThemeName(name)?.isDraft === true
    if (!isFatal) this.#good.set(name, theme)
    const shown = isShown ? theme : (this.#good.get(name) ?? this.get(FALLBACK))
    this.#themes.set(name, shown)
    return shown
  }

  /** Returns the names of all themes, sorted. */
  get names(): readonly string[] {
    const found = this.#folders.flatMap((folder) => {
      const names = existsSync(folder) ? readdirSync(folder) : []
      return names.filter(
        (name) => THEME_NAME.test(name) && name !== SYSTEM_FOLDER && hasTheme(folder, name),
      )
    })
    return [...new Set(found)].toSorted()
  }

  /** Whether a theme is in development, and browsers reload its pages. */
  get isInDevelopment(): boolean {
    return this.#instead !== undefined
  }

  #folderOf(name: string): string | undefined {
    const folder = THEME_NAME.test(name)
      ? this.#folders.find((each) => hasTheme(each, name))
      : undefined
    return folder === undefined ? undefined : join(folder, name)
  }

  /** Returns the folder of the owner's themes, then that of the product. */
  get #folders(): readonly string[] {
    return [this.#folder, fileURLToPath(THEMES)]
  }

  /** Returns a number that is raised when a theme changes, which makes rendered pages outdated. */
  get revision(): number {
    this.#look()
    return this.#revision
  }

  /** Returns whether a theme is still in use: a page that renders meanwhile may have an earlier version. */
  isCurrent(theme: Theme): boolean {
    this.#look()
    return [...this.#themes.values()].includes(theme)
  }

  /** Returns the folder that themes fall back to, which comes with the product. */
  #platformFolder(): string {
    const siblingFolder = join(this.#folder, SYSTEM_FOLDER)
    return existsSync(siblingFolder) ? siblingFolder : join(fileURLToPath(THEMES), SYSTEM_FOLDER)
  }

  #mark(folder: string): void {
    if (this.#watches) this.#stamps.set(folder, computeFolderStamp(folder) ?? '')
  }

  #look(): void {
    const version = this.#version()
    if (version !== undefined && version !== this.#lastVersion) {
      this.#lastVersion = version
      this.#clear()
    }
    if (!this.#watches) return
    const now = Date.now()
    if (now - this.#lookedAt < CHECK_INTERVAL_MS) return
    this.#lookedAt = now
    const changed = [...this.#stamps].some(([folder, stamp]) => {
      const found = computeFolderStamp(folder)
      return found !== undefined && found !== stamp
    })
    if (changed) this.#clear()
  }

  #clear(): void {
    this.#themes.clear()
    this.#stamps.clear()
    this.#revision += 1
  }
}

function hasTheme(folder: string, name: string): boolean {
  return existsSync(join(folder, name, 'template.conf'))
}
