import type { Theme } from '../theme.ts'
import { type OwnStyles, versionOf } from '../site-styles.ts'
import { stylesVersion } from '../theme-styles.ts'
import { compileStyles } from './compile-styles.ts'
import type { ThemeFault } from '../theme-fault.ts'
import type { StyleAnswer } from './style-job.ts'
import { minifyCss } from './minify-css.ts'
import { tweakLess, type TweakValues } from './tweak-values.ts'

export interface StyleSheet {
  readonly css: string
  readonly version: string
  /** Why these are not the newest. */
  readonly fault: ThemeFault | undefined
  /** When they are tried again, in milliseconds since 1970; undefined where that would change nothing. */
  readonly retryAt: number | undefined
}

/** Whose styles, and as which owner's wishes want them. */
export interface StylesAsked extends OwnStyles {
  readonly siteId: string
  readonly isMinified: boolean
}

const MOST_KEPT = 200
/** What a busy machine has given up is tried again after this time. */
const RETRY_MS = 60_000

interface Made {
  readonly answer: Promise<StyleAnswer>
  retryAt: number | undefined
}

/** The style sheets of all sites, each made when it is first asked for. */
export class StyleSheets {
  readonly #onFault: (fault: string) => void
  readonly #compile: typeof compileStyles
  readonly #now: () => number
  readonly #made = new Map<string, Made>()
  /** What each site showed last, for as long as what is newer cannot be made. */
  readonly #good = new Map<string, string>()

  constructor(onFault: (fault: string) => void, { compile = compileStyles, now = Date.now } = {}) {
    this.#onFault = onFault
    this.#compile = compile
    this.#now = now
  }

  /** Never throws: styles that cannot be made are the last that could, else those without the owner's values. */
  async of(theme: Theme, asked: StylesAsked): Promise<StyleSheet> {
    const version = versionOf(theme, asked)
    const answer = await this.make(theme, asked)
    const keys = [`${asked.siteId} ${theme.name}`, theme.name]
    const whole = (css: string) => theme.stylesheet.before + css + asked.after
    if (answer.kind === 'made') {
      for (const key of keys) keep(this.#good, key, answer.css)
      return { css: whole(answer.css), version, fault: undefined, retryAt: undefined }
    }
    const good = keys.flatMap((key) => this.#good.get(key) ?? [])[0]
    const css = good ?? (await this.#plain(theme, asked))
    const retryAt = answer.mayPass ? this.#now() + RETRY_MS : undefined
    return { css: whole(css), version, fault: answer.fault, retryAt }
  }

  async #plain(theme: Theme, { values, isMinified }: StylesAsked): Promise<string> {
    if (Object.keys(values).length === 0) return ''
    const answer = await this.make(theme, { values: {}, isMinified })
    return answer.kind === 'made' ? answer.css : ''
  }

  /** The theme's styles as they would be with these values, or why they cannot be made. */
  make(
    theme: Theme,
    asked: { readonly values: TweakValues; readonly isMinified: boolean },
  ): Promise<StyleAnswer> {
    const key = `${theme.name} ${stylesVersion(theme.stylesheet, asked.values)} ${asked.isMinified}`
    const known = this.#made.get(key)
    if (known && !(known.retryAt !== undefined && known.retryAt <= this.#now())) return known.answer
    const made: Made = { answer: this.#work(theme, asked), retryAt: undefined }
    keep(this.#made, key, made)
    void made.answer.then((answer) => {
      if (answer.kind === 'made') return
      if (answer.mayPass) made.retryAt = this.#now() + RETRY_MS
      this.#onFault(`${theme.name}/${styleFaultLine(answer.fault)}`)
    })
    return made.answer
  }

  async #work(
    { stylesheet: { sheets, files, tweaks, isLess } }: Theme,
    { values, isMinified }: { readonly values: TweakValues; readonly isMinified: boolean },
  ): Promise<StyleAnswer> {
    if (isLess) return this.#compile({ sheets, files, last: tweakLess(tweaks, values), isMinified })
    const css = sheets.flatMap((name) => files.get(name) || []).join('\n')
    return { kind: 'made', css: isMinified ? minifyCss(css) : css }
  }
}

/** File, line, column and what is wrong there, in a line. */
export function styleFaultLine({ file, line, column, message }: ThemeFault): string {
  return file === '' ? `styles: ${message}` : `${file}:${line}:${column}: ${message}`
}

function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest)
}
