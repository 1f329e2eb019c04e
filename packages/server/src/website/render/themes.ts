import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEMES } from '../../platform/config/paths.ts'
import { themeFaultLine } from './theme-fault.ts'
import { readThemeFiles, stampOf, withFallback } from './theme-files.ts'
import { buildTheme, type Theme } from './theme.ts'

/** How long one who works on a theme waits for a change to show, in milliseconds. */
const LOOK_EVERY_MS = 500

/** What a theme's folder is called. */
const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/

/** The folder of the templates that every theme falls back to. */
const SYSTEM = 'system'

/**
 * The themes of this install, each read when it is first needed. All are read again when somebody tells that one
 * was replaced, and where they are watched when a file of one changes.
 */
export class Themes {
  readonly #folder: string
  readonly #watches: boolean
  readonly #instead: string | undefined
  readonly #version: () => number | undefined
  readonly #onFault: (fault: string) => void
  readonly #themes = new Map<string, Theme>()
  /** As each was when it last drew pages: so it is shown for as long as it is broken. */
  readonly #good = new Map<string, Theme>()
  readonly #stamps = new Map<string, string>()
  #revision = 0
  #lookedAt = 0
  /** The last version that was told. */
  #told: number | undefined

  constructor(
    folder: string,
    options: {
      readonly watches: boolean
      /** The folder of a theme that is given in place of every other. */
      readonly instead?: string | undefined
      /** Another one when somebody replaced a theme; undefined while nobody could tell. */
      readonly version?: () => number | undefined
      readonly onFault: (fault: string) => void
    },
  ) {
    this.#folder = folder
    this.#watches = options.watches
    this.#instead = options.instead
    this.#version = options.version ?? (() => undefined)
    this.#onFault = options.onFault
    this.#told = this.#version()
  }

  /** Throws when there is no such theme. */
  get(name: string): Theme {
    this.#look()
    const kept = this.#themes.get(name)
    if (kept) return kept
    const folder = this.#instead ?? this.#folderOf(name)
    if (folder === undefined) throw new Error(`There is no theme "${name}" in ${this.#folder}`)
    const platform = this.#platformFolder()
    this.#mark(folder)
    this.#mark(platform)
    // Named by its own folder, so that its values are not another's.
    const own = this.#instead === undefined ? name : basename(this.#instead)
    const theme = buildTheme(own, withFallback(readThemeFiles(folder), readThemeFiles(platform)))
    for (const fault of theme.faults) this.#onFault(themeFaultLine(own, fault))
    const isGrave = theme.faults.some((fault) => fault.isGrave)
    if (!isGrave) this.#good.set(name, theme)
    const shown = (isGrave && this.#good.get(name)) || theme
    this.#themes.set(name, shown)
    return shown
  }

  /** All there are, in the alphabet. */
  get names(): readonly string[] {
    const found = this.#folders.flatMap((folder) => {
      const names = existsSync(folder) ? readdirSync(folder) : []
      return names.filter((name) => NAME.test(name) && name !== SYSTEM && isTheme(folder, name))
    })
    return [...new Set(found)].toSorted()
  }

  /** Pages are drawn anew in their browsers when it changes. */
  get isInHand(): boolean {
    return this.#instead !== undefined
  }

  #folderOf(name: string): string | undefined {
    const folder = NAME.test(name) ? this.#folders.find((each) => isTheme(each, name)) : undefined
    return folder === undefined ? undefined : join(folder, name)
  }

  /** The owner's own, and then those that come with the product. */
  get #folders(): readonly string[] {
    return [this.#folder, fileURLToPath(THEMES)]
  }

  /** Raised when a theme changed: what was drawn at the same revision looks as it would now. */
  get revision(): number {
    this.#look()
    return this.#revision
  }

  /** Owners keep their themes where they like; what these fall back to comes with the product. */
  #platformFolder(): string {
    const beside = join(this.#folder, SYSTEM)
    return existsSync(beside) ? beside : join(fileURLToPath(THEMES), SYSTEM)
  }

  #mark(folder: string): void {
    if (this.#watches) this.#stamps.set(folder, stampOf(folder) ?? '')
  }

  #look(): void {
    const told = this.#version()
    if (told !== undefined && told !== this.#told) {
      this.#told = told
      this.#forget()
    }
    if (!this.#watches) return
    const now = Date.now()
    if (now - this.#lookedAt < LOOK_EVERY_MS) return
    this.#lookedAt = now
    const changed = [...this.#stamps].some(([folder, stamp]) => {
      const found = stampOf(folder)
      return found !== undefined && found !== stamp
    })
    if (changed) this.#forget()
  }

  #forget(): void {
    this.#themes.clear()
    this.#stamps.clear()
    this.#revision += 1
  }
}

function isTheme(folder: string, name: string): boolean {
  return existsSync(join(folder, name, 'template.conf'))
}
