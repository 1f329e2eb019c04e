import { compile, describe, type Dialect, excerpt, intlZones } from '@vitrine/template'
import { localeOf } from '../render/locale.ts'
import { type Console, Misuse } from './console.ts'
import { partialsIn, readJson, readText } from './files.ts'

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
  const partials = options.partials === undefined ? {} : partialsIn(options.partials)
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
    const text = error.file === file ? source : partials[error.file]
    if (text !== undefined) complain(`${excerpt(error, text)}\n`)
  }
  return errors.length === 0 ? 0 : 1
}

function dialectOf(name = 'vitrine'): Dialect {
  if (name === 'vitrine' || name === 'reference') return name
  throw new Misuse(`There is no dialect ${name}; there are vitrine and reference.`)
}

/** Milliseconds since the epoch, or a date as ISO 8601 has it. */
function timeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const at = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text)
  if (Number.isNaN(at)) throw new Misuse(`${text} is no time; 2026-01-15T12:00:00Z is one.`)
  return at
}

function languageOf(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag
  } catch {
    throw new Misuse(`${tag} is no language; de-AT is one.`)
  }
}
