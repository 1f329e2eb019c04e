import { compile, describe, type Dialect, excerpt, intlZones } from '@vitrine/template'
import { localeOf } from '../../website/locale/index.ts'
import { type Console, Refusal } from '../../platform/console/console.ts'
import { partialsIn, readJson, readText } from '../../website/template-lint/index.ts'

export interface RenderOptions {
  readonly data?: string | undefined
  readonly partials?: string | undefined
  readonly locale?: string | undefined
  readonly now?: string | undefined
  readonly dialect?: string | undefined
}

/** Renders one file; 1 when there were errors, which are told with their surroundings. */
export async function renderFile(
  file: string,
  options: RenderOptions,
  { write, complain }: Console,
): Promise<number> {
  const source = readText(file)
  const partials = textsOf(options.partials)
  const template = compile(source, { name: file, dialect: dialectOf(options.dialect) })
  const { output, errors } = template.render(
    options.data === undefined ? {} : readJson(options.data),
    {
      partials,
      now: timeOf(options.now),
      locale: options.locale === undefined ? undefined : localeOf(languageOf(options.locale)),
      zones: intlZones(),
    },
  )
  write(output)
  for (const error of errors) {
    complain(describe(error))
    const isPartial = Object.hasOwn(partials, error.file)
    const text = error.file === file ? source : isPartial ? partials[error.file] : undefined
    if (text !== undefined) complain(`${excerpt(error, text)}\n`)
  }
  return errors.length === 0 ? 0 : 1
}

function textsOf(folder: string | undefined): Readonly<Record<string, string>> {
  const partials = folder === undefined ? [] : [...partialsIn(folder)]
  return Object.fromEntries(partials.map(([name, { text }]) => [name, text]))
}

function dialectOf(name = 'vitrine'): Dialect {
  if (name === 'vitrine' || name === 'reference') return name
  throw new Refusal(`There is no dialect ${name}; there are vitrine and reference.`)
}

/** The last millisecond that a date of JavaScript can have. */
const LATEST = 8.64e15

/** Milliseconds since the epoch, or a date as ISO 8601 has it. */
function timeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const at = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text)
  if (!(Math.abs(at) <= LATEST))
    throw new Refusal(`--now ${text} is no time; 2026-01-15T12:00:00Z is one.`)
  return at
}

function languageOf(tag: string): string {
  try {
    const [known] = Intl.NumberFormat.supportedLocalesOf(tag)
    if (known !== undefined) return known
  } catch {
    throw new Refusal(`--locale ${tag} is no language; de-AT is one.`)
  }
  throw new Refusal(`--locale ${tag} is a language nobody knows texts of; de-AT is known.`)
}
