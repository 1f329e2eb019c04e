import { CommandError } from '../../platform/console/console.ts'
import { formatJsonError, listFilesAt, readText } from '../../website/template-lint/index.ts'

/** A case of a conformance file. */
export interface Case {
  readonly id: string
  readonly kind: 'render' | 'ast'
  readonly template: string
  readonly json: unknown
  readonly partials: Readonly<Record<string, string>>
  readonly injectables: Readonly<Record<string, unknown>>
  /** The BCP 47 tag; undefined if the case has no locale. */
  readonly locale: string | undefined
  /** The time in milliseconds since the epoch. */
  readonly now: number | undefined
  readonly expressions: boolean
  readonly includes: boolean
  /** The maximum number of tokens of an expression; 0 means no limit. */
  readonly maxTokens: number
  readonly maxStringLength: number
  readonly expected: string | undefined
  readonly expectedErrors: readonly { readonly type: string; readonly message: string }[]
  readonly expectedTree: unknown
  readonly quirks: readonly string[]
}

/**
 * Reads the cases of files and folders: `.json` files with one case or an array, `.jsonl` files
 * with a case per line.
 */
export function readCases(paths: readonly string[]): readonly Case[] {
  return paths.flatMap((path) => {
    const found = listFilesAt(path, /\.jsonl?$/).flatMap(readFileCases)
    if (found.length === 0) throw new CommandError(`There are no cases in ${path}.`)
    return found
  })
}

function readFileCases(file: string): readonly Case[] {
  const found = readValues(file)
  return found.map((value, index) => toCase(value, `${file}#${index + 1}`))
}

function readValues(file: string): readonly unknown[] {
  const text = readText(file)
  if (!file.endsWith('.jsonl')) {
    const value = parseJson(text, file)
    return Array.isArray(value) ? value : [value]
  }
  const lines = text.split('\n')
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [parseJson(line, `${file}:${index + 1}`)],
  )
}

function parseJson(text: string, location: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (error) {
    throw new CommandError(`${location} is not JSON: ${formatJsonError(error)}`)
  }
}

function toCase(value: unknown, location: string): Case {
  const record = toRecord(value)
  const template = toStringOrUndefined(record['template'])
  if (template === undefined)
    throw new CommandError(`${location} is not a case: it has no template.`)
  const limits = toRecord(record['exprOpts'])
  const locale = toStringOrUndefined(record['locale'])
  return {
    id: toStringOrUndefined(record['id']) ?? location,
    kind: record['kind'] === 'ast' ? 'ast' : 'render',
    template,
    json: record['json'],
    partials: toStringRecord(record['partials']),
    injectables: toRecord(record['injectables']),
    locale: locale === 'none' || locale === '' ? undefined : locale,
    now: toNumberOrUndefined(record['now']),
    expressions: record['enableExpr'] === true,
    includes: record['enableInclude'] === true,
    maxTokens: toNumberOrUndefined(limits['maxTokens']) ?? 0,
    maxStringLength: toNumberOrUndefined(limits['maxStringLen']) ?? 0,
    expected: toStringOrUndefined(record['expected']),
    expectedErrors: toList(record['expectedErrors']).map((error) => {
      const { type, message } = toRecord(error)
      return { type: toStringOrUndefined(type) ?? '', message: toStringOrUndefined(message) ?? '' }
    }),
    expectedTree: record['expectedAst'],
    quirks: toList(record['quirks']).flatMap((quirk) => toStringOrUndefined(quirk) ?? []),
  }
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? Object.fromEntries(Object.entries(value)) : {}
}

function toStringRecord(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(toRecord(value)).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key, text]] : [],
  )
  return Object.fromEntries(texts)
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function toStringOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function toNumberOrUndefined(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
