import { Refusal } from '../../platform/console/console.ts'
import { filesAt, readText, reasonOf } from '../../website/template-lint/index.ts'

/** One case of a conformance file, in the fields its makers gave it. */
export interface Case {
  readonly id: string
  readonly kind: 'render' | 'ast'
  readonly template: string
  readonly json: unknown
  readonly partials: Readonly<Record<string, string>>
  readonly injectables: Readonly<Record<string, unknown>>
  /** BCP 47; undefined where the case has no locale. */
  readonly locale: string | undefined
  /** Milliseconds since the epoch. */
  readonly now: number | undefined
  readonly expressions: boolean
  readonly includes: boolean
  /** 0 is unlimited. */
  readonly mostTokens: number
  readonly longestString: number
  readonly expected: string | undefined
  readonly expectedErrors: readonly { readonly type: string; readonly message: string }[]
  readonly expectedTree: unknown
  readonly quirks: readonly string[]
}

/** The cases of files and folders: `.json` files with an array (or one case), `.jsonl` with a case a line. */
export function readCases(paths: readonly string[]): readonly Case[] {
  return paths.flatMap((path) => {
    const found = filesAt(path, /\.jsonl?$/).flatMap(casesIn)
    if (found.length === 0) throw new Refusal(`There are no cases in ${path}.`)
    return found
  })
}

function casesIn(file: string): readonly Case[] {
  const found = valuesIn(file)
  return found.map((value, index) => caseOf(value, `${file}#${index + 1}`))
}

function valuesIn(file: string): readonly unknown[] {
  const text = readText(file)
  if (!file.endsWith('.jsonl')) {
    const value = parsed(text, file)
    return Array.isArray(value) ? value : [value]
  }
  const lines = text.split('\n')
  return lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [parsed(line, `${file}:${index + 1}`)],
  )
}

function parsed(text: string, place: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (error) {
    throw new Refusal(`${place} is no JSON: ${reasonOf(error)}`)
  }
}

function caseOf(value: unknown, place: string): Case {
  const given = recordOf(value)
  const template = textOf(given['template'])
  if (template === undefined) throw new Refusal(`${place} is no case: it has no template.`)
  const limits = recordOf(given['exprOpts'])
  const locale = textOf(given['locale'])
  return {
    id: textOf(given['id']) ?? place,
    kind: given['kind'] === 'ast' ? 'ast' : 'render',
    template,
    json: given['json'],
    partials: textsOf(given['partials']),
    injectables: recordOf(given['injectables']),
    locale: locale === 'none' || locale === '' ? undefined : locale,
    now: numberOf(given['now']),
    expressions: given['enableExpr'] === true,
    includes: given['enableInclude'] === true,
    mostTokens: numberOf(limits['maxTokens']) ?? 0,
    longestString: numberOf(limits['maxStringLen']) ?? 0,
    expected: textOf(given['expected']),
    expectedErrors: listOf(given['expectedErrors']).map((error) => {
      const { type, message } = recordOf(error)
      return { type: textOf(type) ?? '', message: textOf(message) ?? '' }
    }),
    expectedTree: given['expectedAst'],
    quirks: listOf(given['quirks']).flatMap((quirk) => textOf(quirk) ?? []),
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? Object.fromEntries(Object.entries(value)) : {}
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(recordOf(value)).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key, text]] : [],
  )
  return Object.fromEntries(texts)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
