import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compile, type Template } from '@vitrine/template'
import { readThemeFiles, stampOf } from './theme-files.ts'
import { buildTheme, type Theme } from './theme.ts'

/** How long one who works on a theme waits for a change to show, in milliseconds. */
const LOOK_EVERY_MS = 500

/** The folder of the pages that every theme falls back to. */
const SYSTEM = 'system'

/**
 * The themes of this install, each read when it is first needed. Where they are watched, all are read
 * again when a file of one changes.
 */
export class Themes {
  readonly #folder: string
  readonly #watches: boolean
  readonly #onFault: (fault: string) => void
  readonly #themes = new Map<string, Theme>()
  readonly #stamps = new Map<string, string>()
  #system: ReadonlyMap<string, Template> | undefined
  #revision = 0
  #lookedAt = 0

  constructor(
    folder: string,
    options: { readonly watches: boolean; readonly onFault: (fault: string) => void },
  ) {
    this.#folder = folder
    this.#watches = options.watches
    this.#onFault = options.onFault
  }

  /** Throws when there is no such theme. */
  get(name: string): Theme {
    this.#look()
    const kept = this.#themes.get(name)
    if (kept) return kept
    const folder = join(this.#folder, name)
    if (!/^[a-z0-9][a-z0-9-]*$/.test(name) || !existsSync(join(folder, 'template.conf')))
      throw new Error(`There is no theme "${name}" in ${this.#folder}`)
    this.#mark(name)
    const theme = buildTheme(name, readThemeFiles(folder))
    for (const fault of theme.faults) this.#onFault(fault)
    this.#themes.set(name, theme)
    return theme
  }

  /** The page every theme falls back to. Throws when there is none. */
  system(name: string): Template {
    this.#look()
    this.#system ??= this.#readSystem()
    const page = this.#system.get(name)
    if (!page) throw new Error(`There is no system page "${name}"`)
    return page
  }

  /** Raised when a theme changed: what was drawn at the same revision looks as it would now. */
  get revision(): number {
    this.#look()
    return this.#revision
  }

  #readSystem(): ReadonlyMap<string, Template> {
    this.#mark(SYSTEM)
    const pages = [...readThemeFiles(join(this.#folder, SYSTEM)).texts].flatMap(([path, text]) => {
      const name = /^(.+)\.page$/.exec(path)?.[1]
      return name === undefined
        ? []
        : [[name, compile(text, { name: `${SYSTEM}/${path}` })] as const]
    })
    return new Map(pages)
  }

  #mark(name: string): void {
    if (this.#watches) this.#stamps.set(name, stampOf(join(this.#folder, name)))
  }

  #look(): void {
    if (!this.#watches) return
    const now = Date.now()
    if (now - this.#lookedAt < LOOK_EVERY_MS) return
    this.#lookedAt = now
    const changed = [...this.#stamps].some(
      ([name, stamp]) => stampOf(join(this.#folder, name)) !== stamp,
    )
    if (!changed) return
    this.#themes.clear()
    this.#stamps.clear()
    this.#system = undefined
    this.#revision += 1
  }
}
