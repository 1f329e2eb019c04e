import {
  computeThemeStylesVersion,
  formatTweakLess,
  type Theme,
  type ThemeIssue,
  type ThemeStyles,
  type TweakValues,
} from '../theme-loading/index.ts'
import { compileStyles } from './compile-styles.ts'
import { findCssIssues } from './find-css-issues.ts'
import { minifyCss } from './minify-css.ts'
import { computeStylesVersion, type SiteStyles } from './site-styles.ts'
import type { StyleResult } from './style-job.ts'

export interface StyleSheet {
  readonly css: string
  readonly version: string
  /** The reason why these are not the newest styles. */
  readonly issue: ThemeIssue | undefined
  /**
   * The time of the next attempt, in milliseconds since 1970; undefined if it would change nothing.
   */
  readonly retryAt: number | undefined
}

/** The site and the options of a style sheet. */
export interface StyleSheetRequest extends SiteStyles {
  readonly siteId: string
  readonly isMinified: boolean
}

const MAX_CACHED_SHEETS = 200
/** The time until a job that ran out of time or memory is tried again. */
const RETRY_MS = 60_000

interface CachedSheet {
  readonly result: Promise<StyleResult>
  retryAt: number | undefined
}

/** The style sheets of all sites, each compiled on first use. */
export class StyleSheets {
  readonly #onIssue: (issue: string) => void
  readonly #compile: typeof compileStyles
  readonly #now: () => number
  readonly #made = new Map<string, CachedSheet>()
  /** The last styles that each site could compile. */
  readonly #good = new Map<string, string>()

  constructor(onIssue: (issue: string) => void, { compile = compileStyles, now = Date.now } = {}) {
    this.#onIssue = onIssue
    this.#compile = compile
    this.#now = now
  }

  /**
   * Loads the style sheet of a site. Never throws: if it cannot be compiled, the last good one is
   * used, else the one without tweaks.
   */
  async load(theme: Theme, request: StyleSheetRequest): Promise<StyleSheet> {
    const version = computeStylesVersion(theme, request)
    const result = await this.compile(theme, request)
    const keys = [`${request.siteId} ${theme.name}`, theme.name]
    const fallback = getFallback(theme.stylesheet, request)
    const assemble = (css: string) => theme.stylesheet.before + css + fallback + request.after
    if (result.kind === 'compiled') {
      for (const key of keys) cacheEntry(this.#good, key, result.css)
      return { css: assemble(result.css), version, issue: undefined, retryAt: undefined }
    }
    const lastGood = keys.flatMap((key) => this.#good.get(key) ?? [])[0]
    const css = lastGood ?? (await this.#plain(theme, request))
    const retryAt = result.isTemporary ? this.#now() + RETRY_MS : undefined
    return { css: assemble(css), version, issue: result.issue, retryAt }
  }

  async #plain(theme: Theme, { values, isMinified }: StyleSheetRequest): Promise<string> {
    if (Object.keys(values).length === 0) return ''
    const result = await this.compile(theme, { values: {}, isMinified })
    return result.kind === 'compiled' ? result.css : ''
  }

  /** Compiles the styles of a theme with these tweaks. */
  compile(
    theme: Theme,
    request: { readonly values: TweakValues; readonly isMinified: boolean },
  ): Promise<StyleResult> {
    const key = `${theme.name} ${computeThemeStylesVersion(theme.stylesheet, request.values)} ${request.isMinified}`
    const cached = this.#made.get(key)
    if (cached && !(cached.retryAt !== undefined && cached.retryAt <= this.#now()))
      return cached.result
    const entry: CachedSheet = { result: this.#work(theme, request), retryAt: undefined }
    cacheEntry(this.#made, key, entry)
    void entry.result.then((result) => {
      if (result.kind === 'failed' && result.isTemporary) entry.retryAt = this.#now() + RETRY_MS
      const issues = result.kind === 'compiled' ? result.issues : [result.issue]
      for (const issue of issues) this.#onIssue(`${theme.name}/${formatStyleIssue(issue)}`)
    })
    return entry.result
  }

  async #work(
    { name: theme, stylesheet: { sheets, files, tweaks, isLess } }: Theme,
    { values, isMinified }: { readonly values: TweakValues; readonly isMinified: boolean },
  ): Promise<StyleResult> {
    if (isLess)
      return this.#compile({ sheets, files, tweaks: formatTweakLess(tweaks, values), isMinified })
    // Browsers apply the rest of broken CSS: the issue is logged, and pages show what they can.
    for (const issue of findCssIssues(files)) this.#onIssue(`${theme}/${formatStyleIssue(issue)}`)
    const css = sheets.flatMap((name) => files.get(name) || []).join('\n')
    return { kind: 'compiled', css: isMinified ? minifyCss(css) : css, issues: [] }
  }
}

/** The fallback styles of themes without white space. */
const minifiedFallbacks = new WeakMap<ThemeStyles, string>()

/** Returns the styles of the platform's own templates, minified for visitors. */
function getFallback(
  styles: ThemeStyles,
  { isMinified }: Pick<StyleSheetRequest, 'isMinified'>,
): string {
  if (!isMinified) return styles.fallback
  const css = minifiedFallbacks.get(styles) ?? minifyCss(styles.fallback)
  minifiedFallbacks.set(styles, css)
  return css
}

/** Returns an issue as one line with file, line and column. */
export function formatStyleIssue({ file, line, column, message }: ThemeIssue): string {
  return file === '' ? `styles: ${message}` : `${file}:${line}:${column}: ${message}`
}

function cacheEntry<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > MAX_CACHED_SHEETS && oldest !== undefined) map.delete(oldest)
}
