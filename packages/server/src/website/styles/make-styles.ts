import AbstractFileManager from 'less/lib/less/environment/abstract-file-manager.js'
import createLess from 'less/lib/less/index.js'
import type { ThemeIssue } from '../theme-loading/index.ts'
import { modernizeSelectors } from './older-selectors.ts'
import { beginEvaluation, type OmittedStatement } from './recover-styles.ts'
import type { StyleJob, StyleResult } from './style-job.ts'

const MAX_IMPORTS = 300
const MAX_CHARACTERS = 4_000_000
const ENTRY = 'site.css'
const SITE_TWEAKS = 'tweaks of the site'
/** The folder of the style sheets that every theme can import by name; its own files come first. */
const LIBRARY = 'library'
/** The variables and mixins that themes take for granted. */
const DEFAULTS = `${LIBRARY}/defaults.less`

/**
 * Compiles one style sheet of a theme in the older dialect, which computes divisions everywhere. A statement that
 * cannot be evaluated is omitted and reported; only text that cannot be read fails.
 */
export async function renderStyles(job: StyleJob): Promise<StyleResult> {
  const files = new StyleFiles(job)
  const less = createLess(
    { mimeLookup: () => 'text/plain', charsetLookup: () => 'UTF-8' },
    [files],
    '4.9.1',
  )
  less.PluginLoader = NoPlugins
  const first = job.files.has(DEFAULTS) ? [DEFAULTS] : []
  const names = [...first, ...job.sheets, ...(job.tweaks === '' ? [] : [SITE_TWEAKS])]
  const text = names.map((name) => `@import (less) "${name}";`).join('\n')
  const omitted = beginEvaluation()
  try {
    const { css } = await less.render(text, {
      filename: ENTRY,
      math: 'always',
      javascriptEnabled: false,
      compress: job.isMinified,
      quiet: true,
    })
    if (css.length <= MAX_CHARACTERS)
      return { kind: 'compiled', css, issues: toIssues(job, [...files.missing, ...omitted]) }
    return createFailure({ message: `The styles are longer than ${MAX_CHARACTERS} characters` })
  } catch (error) {
    return createFailure(toStyleIssue(error))
  }
}

function createFailure(issue: Partial<ThemeIssue> & { readonly message: string }): StyleResult {
  return { kind: 'failed', issue: { file: '', line: 1, column: 1, ...issue } }
}

const ENDLESS_MESSAGE =
  'These styles need too much time or memory to compile. Look for mixins, variables or imports that refer to each other'

/** Returns an error of the compiler as an issue, with its position if known. */
function toStyleIssue(error: unknown): Partial<ThemeIssue> & { readonly message: string } {
  const details: Readonly<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? Object.fromEntries(listErrorEntries(error)) : {}
  const { filename, line, column } = details
  // A stack overflow has no message of its own.
  const message = typeof details['message'] === 'string' ? details['message'] : ENDLESS_MESSAGE
  const text = formatCompilerMessage((message.split('\n')[0] ?? '').slice(0, 500))
  if (typeof filename !== 'string' || filename === ENTRY) return { message: text }
  return {
    file: filename === SITE_TWEAKS ? SITE_TWEAKS : `styles/${filename}`,
    line: typeof line === 'number' ? line : 1,
    column: typeof column === 'number' ? column + 1 : 1,
    message: text,
  }
}

/** Returns the omitted statements as issues with positions. */
function toIssues(
  { files }: StyleJob,
  omitted: readonly OmittedStatement[],
): readonly ThemeIssue[] {
  return omitted.map(({ file, at, message }) => {
    const linesBefore = (files.get(file) ?? '').slice(0, at).split('\n')
    return {
      file: file === SITE_TWEAKS || file === '' ? file : `styles/${file}`,
      line: linesBefore.length,
      column: (linesBefore.at(-1)?.length ?? 0) + 1,
      message: `${formatCompilerMessage(message)}. Pages are shown without this line`,
    }
  })
}

/** Returns the message of the compiler, unless it is about the compiler's own options. */
function formatCompilerMessage(message: string): string {
  if (/call stack/i.test(message)) return ENDLESS_MESSAGE
  return /JavaScript is not enabled/.test(message) ? 'Styles cannot run JavaScript' : message
}

/** Returns the entries of an error, some of which `Object.entries` does not list. */
function listErrorEntries(error: object): readonly (readonly [string, unknown])[] {
  return ['message', 'filename', 'line', 'column'].map((key) => [key, Reflect.get(error, key)])
}

/** Matches the address of a style sheet on another server, such as a list of fonts, which is not fetched here. */
const EXTERNAL_SHEET = /^(?:https?:)?\/\/[^"\\\s]*$/i

/** The files of the theme by name; the compiler has no access to disk or network. */
class StyleFiles extends AbstractFileManager {
  /** The imports of files that do not exist. */
  readonly missing: OmittedStatement[] = []
  readonly #files: ReadonlyMap<string, string>
  #imports = 0

  constructor({ files, tweaks }: StyleJob) {
    super()
    const texts = [...files].map(([name, text]) => [name, modernizeSelectors(text)] as const)
    this.#files = new Map([...texts, [SITE_TWEAKS, tweaks]])
  }

  supports(): boolean {
    return true
  }

  /** Makes `data-uri()` leave its URL as it is. */
  supportsSync(): boolean {
    return false
  }

  async loadFile(name: string, folder: string) {
    if (++this.#imports > MAX_IMPORTS)
      throw new StyleError(`Stylesheets import each other more than ${MAX_IMPORTS} times`)
    if (EXTERNAL_SHEET.test(name))
      return { filename: name, contents: `@import (css) url("${name}");` }
    const paths = [resolvePath(folder, name), `${LIBRARY}/${resolvePath('', name)}`]
    const found = paths
      .flatMap((path) => [path, `${path}.less`, `${path}.css`])
      .find((each) => this.#files.has(each))
    if (found === undefined) this.#addMissing(name)
    return { filename: found ?? name, contents: this.#files.get(found ?? '') ?? '' }
  }

  #addMissing(name: string): void {
    const message = `There is no "${name}" in the styles of the theme, and other files cannot be imported`
    const [place = { file: '', at: 0 }] = [...this.#files].flatMap(([file, text]) =>
      [...text.matchAll(/@import\b[^;]*/g)]
        .filter(([statement]) => statement.includes(name))
        .map(({ index }) => ({ file, at: index })),
    )
    this.missing.push({ ...place, message })
  }
}

/** Resolves a path relative to a folder, and never above the first one. */
function resolvePath(folder: string, name: string): string {
  const parts: string[] = []
  for (const part of `${name.startsWith('/') ? '' : folder}${name}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

class NoPlugins {
  async loadPlugin(name: string): Promise<never> {
    throw new StyleError(`The plugin "${name}" is code, which styles cannot run`)
  }
}

class StyleError extends Error {}
