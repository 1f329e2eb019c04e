import {
  compile,
  formatError,
  type Dialect,
  formatExcerpt,
  createIntlZones,
} from '@vitrine/template'
import { getLocale } from '../../website/locale/index.ts'
import { loadPartials, readJson, readText } from '../../website/template-lint/index.ts'
import { type Console, CommandError } from '../../platform/console/console.ts'

export interface RenderOptions {
  readonly data?: string | undefined
  readonly partials?: string | undefined
  readonly locale?: string | undefined
  readonly now?: string | undefined
  readonly dialect?: string | undefined
}

/** Renders a file and prints its errors with the lines around them. Returns 1 if there are any. */
export async function renderFile(
  file: string,
  options: RenderOptions,
  { write, writeError }: Console,
): Promise<number> {
  const source = readText(file)
  const partials = loadTexts(options.partials)
  const template = compile(source, { name: file, dialect: parseDialect(options.dialect) })
  const { output, errors } = template.render(
    options.data === undefined ? {} : readJson(options.data),
    {
      partials,
      now: parseTime(options.now),
      locale: options.locale === undefined ? undefined : getLocale(parseLanguage(options.locale)),
      zones: createIntlZones(),
    },
  )
  write(output)
  for (const error of errors) {
    writeError(formatError(error))
    const isPartial = Object.hasOwn(partials, error.file)
    const text = error.file === file ? source : isPartial ? partials[error.file] : undefined
    if (text !== undefined) writeError(`${formatExcerpt(error, text)}\n`)
  }
  return errors.length === 0 ? 0 : 1
}

function loadTexts(folder: string | undefined): Readonly<Record<string, string>> {
  const partials = folder === undefined ? [] : [...loadPartials(folder)]
  return Object.fromEntries(partials.map(([name, { text }]) => [name, text]))
}

function parseDialect(name = 'vitrine'): Dialect {
  if (name === 'vitrine' || name === 'reference') return name
  throw new CommandError(`Unknown dialect: ${name}. Use vitrine or reference.`)
}

/** The latest time that a JavaScript date can have, in milliseconds. */
const MAX_TIME = 8.64e15

/** Parses milliseconds since the epoch or an ISO 8601 date. */
function parseTime(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const at = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text)
  if (!(Math.abs(at) <= MAX_TIME))
    throw new CommandError(`Invalid --now: ${text}. Use a time such as 2026-01-15T12:00:00Z.`)
  return at
}

function parseLanguage(tag: string): string {
  try {
    const [known] = Intl.NumberFormat.supportedLocalesOf(tag)
    if (known !== undefined) return known
  } catch {
    throw new CommandError(`Invalid --locale: ${tag}. Use a language such as de-AT.`)
  }
  throw new CommandError(`Unknown --locale: ${tag}. Use a language such as de-AT.`)
}
