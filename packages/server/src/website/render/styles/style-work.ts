import AbstractFileManager from 'less/lib/less/environment/abstract-file-manager.js'
import createLess from 'less/lib/less/index.js'
import type { ThemeFault } from '../theme-fault.ts'
import type { StyleAnswer, StyleJob } from './style-job.ts'

const MOST_IMPORTS = 300
const MOST_CHARACTERS = 4_000_000
const ENTRY = 'site.css'
const LAST = 'tweaks of the site'

/** Makes one style sheet of a theme's, in the older dialect: divisions are carried out wherever they stand. */
export async function makeStyles(job: StyleJob): Promise<StyleAnswer> {
  const files = new StyleFiles(job)
  const less = createLess(
    { mimeLookup: () => 'text/plain', charsetLookup: () => 'UTF-8' },
    [files],
    '4.9.1',
  )
  less.PluginLoader = NoPlugins
  const names = [...job.sheets, ...(job.last === '' ? [] : [LAST])]
  const text = names.map((name) => `@import (less) "${name}";`).join('\n')
  try {
    const { css } = await less.render(text, {
      filename: ENTRY,
      math: 'always',
      javascriptEnabled: false,
      compress: job.isMinified,
      quiet: true,
    })
    if (css.length <= MOST_CHARACTERS) return { kind: 'made', css }
    return refused({ message: `The styles are longer than ${MOST_CHARACTERS} characters` })
  } catch (error) {
    return refused(faultIn(error))
  }
}

function refused(fault: Partial<ThemeFault> & { readonly message: string }): StyleAnswer {
  return { kind: 'refused', fault: { file: '', line: 1, column: 1, ...fault } }
}

const ENDLESS =
  'These styles take too long or too much memory to make: look for mixins, variables or imports that name each other without an end'

/** What the compiler says, where it knows a place. */
function faultIn(error: unknown): Partial<ThemeFault> & { readonly message: string } {
  const given: Readonly<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? Object.fromEntries(entriesOf(error)) : {}
  const { filename, line, column } = given
  // A stack or a text that grows beyond all bounds ends without words of its own.
  const message = typeof given['message'] === 'string' ? given['message'] : ENDLESS
  const words = wordsFor((message.split('\n')[0] ?? '').slice(0, 500))
  if (typeof filename !== 'string' || filename === ENTRY) return { message: words }
  return {
    file: filename === LAST ? LAST : `styles/${filename}`,
    line: typeof line === 'number' ? line : 1,
    column: typeof column === 'number' ? column + 1 : 1,
    message: words,
  }
}

/** The compiler's words, but where they speak of how it was written or called. */
function wordsFor(message: string): string {
  if (/call stack/i.test(message)) return ENDLESS
  return /JavaScript is not enabled/.test(message) ? 'Styles run no JavaScript' : message
}

/** Errors keep some of theirs where `Object.entries` does not look. */
function entriesOf(error: object): readonly (readonly [string, unknown])[] {
  return ['message', 'filename', 'line', 'column'].map((key) => [key, Reflect.get(error, key)])
}

/**
 * A sheet of another server, as fonts are listed: the older dialect took it for CSS by the end of its path and left
 * the import as it was. Nothing is read for it here, and no page lets browsers ask for it.
 */
const ELSEWHERE = /^(?:https?:)?\/\/[^"\\\s]*css(?:[?;][^"\\\s]*)?$/

/** The theme's own files by their names: there is no disk and no network behind it. */
class StyleFiles extends AbstractFileManager {
  readonly #files: ReadonlyMap<string, string>
  #imports = 0

  constructor({ files, last }: StyleJob) {
    super()
    this.#files = new Map([...files, [LAST, last]])
  }

  supports(): boolean {
    return true
  }

  /** `data-uri()` finds nothing to read, and stays an address. */
  supportsSync(): boolean {
    return false
  }

  async loadFile(name: string, folder: string) {
    if (++this.#imports > MOST_IMPORTS)
      throw new Refused(`Stylesheets import each other more than ${MOST_IMPORTS} times`)
    if (ELSEWHERE.test(name)) return { filename: name, contents: `@import (css) url("${name}");` }
    const path = within(folder, name)
    const found = [path, `${path}.less`, `${path}.css`].find((each) => this.#files.has(each))
    const contents = found === undefined ? undefined : this.#files.get(found)
    if (found === undefined || contents === undefined)
      throw new Refused(`There is no "${name}" in the theme's styles, and nothing else is imported`)
    return { filename: found, contents }
  }
}

/** What stands at a path seen from a folder; never anything above the first. */
function within(folder: string, name: string): string {
  const parts: string[] = []
  for (const part of `${name.startsWith('/') ? '' : folder}${name}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

class NoPlugins {
  async loadPlugin(name: string): Promise<never> {
    throw new Refused(`The plugin "${name}" is a program, and styles run none`)
  }
}

class Refused extends Error {}
