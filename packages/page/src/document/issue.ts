import type * as z from 'zod/mini'
import type { Path } from '../change/op.ts'
import { quoted } from '../change/op-error.ts'
import { idOf } from '../change/list.ts'
import { isList, isObject, type Json, member } from '../json.ts'
import type { Fault } from './fault.ts'

type Issue = z.core.$ZodIssue

/** What a schema finds wrong with `json`, in words; `at` is where in the document it stands. */
export function schemaFaults(schema: z.ZodMiniType, json: Json, at: Path): readonly Fault[] {
  const result = schema.safeParse(json, { reportInput: true })
  return result.success ? [] : result.error.issues.flatMap((issue) => faultsOf(issue, json, at))
}

function faultsOf(issue: Issue, json: Json, at: Path): readonly Fault[] {
  const path = [...at, ...named(json, issue.path ?? [])]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: sentence(path, `has no part called ${quoted(key)}`),
    }))
  return [{ path, message: sentence(path, wordsOf(issue)) }]
}

/** The same way with elements of lists named by their ids. */
function named(json: Json, path: readonly PropertyKey[]): Path {
  let node: Json | undefined = json
  return path.map((step) => {
    const name = String(step)
    if (isList(node)) {
      node = node[Number(name)]
      return (node === undefined ? undefined : idOf(node)) ?? name
    }
    node = isObject(node) ? member(node, name) : undefined
    return name
  })
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `is not ${a(issue.expected)}`
    case 'invalid_value':
      return `is none of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return `${atMost(issue.origin)} ${issue.maximum}${unitOf(issue.origin)}`
    case 'too_small':
      if (isCounted(issue.origin) && issue.minimum === 1) return 'is empty'
      return `${atLeast(issue.origin)} ${issue.minimum}${unitOf(issue.origin)}`
    case 'invalid_format':
      return 'is not written as it has to be'
    case 'invalid_key':
      return 'has a name that cannot be used'
    case 'invalid_union':
      return 'is of no kind that is known here'
    case 'custom':
      return issue.message
    default:
      return 'is not as it has to be'
  }
}

const atMost = (origin: string): string => (isCounted(origin) ? 'has more than' : 'is more than')
const atLeast = (origin: string): string => (isCounted(origin) ? 'has fewer than' : 'is less than')
const isCounted = (origin: string): boolean => origin === 'string' || origin === 'array'
const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''

function a(type: string): string {
  const words: Readonly<Record<string, string>> = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'yes or no',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  }
  return words[type] ?? `a ${type}`
}

/** Said of a place: "Block “b1”, place desktop x: is less than 0." */
export function sentence(path: Path, words: string): string {
  return `${placeInWords(path)} ${words}.`
}

const parts: Readonly<Record<string, string>> = {
  blocks: 'Block',
  sections: 'Section',
  menus: 'Menu',
}

function placeInWords(path: Path): string {
  const [first, second, ...rest] = path.map((name) =>
    name.length > 60 ? `${name.slice(0, 59)}…` : name,
  )
  if (first === undefined) return 'The document'
  const part = parts[first]
  if (part === undefined || second === undefined)
    return [first, second, ...rest].filter((name) => name !== undefined).join(' › ')
  return [`${part} "${second}"`, ...rest].join(' › ')
}
