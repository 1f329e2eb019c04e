import type * as z from 'zod/mini'
import type { Path } from '../change/op.ts'
import { formatName } from '../change/op-error.ts'
import { getId } from '../change/list-ids.ts'
import { isList, isObject, type Json, getMember } from '../json.ts'
import type { DocumentIssue } from './document-issue.ts'

type SchemaIssue = z.core.$ZodIssue

/** Returns the issues that a schema finds in `json`; `at` is its path in the document. */
export function checkSchema(schema: z.ZodMiniType, json: Json, at: Path): readonly DocumentIssue[] {
  const result = schema.safeParse(json, { reportInput: true })
  return result.success ? [] : result.error.issues.flatMap((issue) => toIssues(issue, json, at))
}

function toIssues(issue: SchemaIssue, json: Json, at: Path): readonly DocumentIssue[] {
  const path = [...at, ...nameElements(json, issue.path ?? [])]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: formatIssue(path, `has no member ${formatName(key)}`),
    }))
  const ofOption = issue.code === 'invalid_union' ? selectOption(issue) : undefined
  if (ofOption) return ofOption.flatMap((inner) => toIssues(inner, getPart(json, issue.path), path))
  return [{ path, message: formatIssue(path, describeIssue(issue)) }]
}

/**
 * Returns the issues of the only option of a union that accepts the value itself and rejects a part of it;
 * undefined if no option or several do.
 */
function selectOption({
  errors,
}: z.core.$ZodIssueInvalidUnion): readonly SchemaIssue[] | undefined {
  const isOfPart = ({ code, path }: SchemaIssue) => path.length > 0 || code === 'unrecognized_keys'
  const options = errors.filter((issues) => issues.length > 0 && issues.every(isOfPart))
  return options.length === 1 ? options[0] : undefined
}

/** Returns the value at a path with the indexes of list elements. */
function getPart(json: Json, path: readonly PropertyKey[]): Json {
  let part: Json | undefined = json
  for (const step of path) {
    if (isList(part)) part = part[Number(step)]
    else part = isObject(part) ? getMember(part, String(step)) : undefined
  }
  return part ?? null
}

/** Returns the path with the ids of list elements instead of their indexes. */
function nameElements(json: Json, path: readonly PropertyKey[]): Path {
  let node: Json | undefined = json
  return path.map((step) => {
    const name = String(step)
    if (isList(node)) {
      node = node[Number(name)]
      return (node === undefined ? undefined : getId(node)) ?? name
    }
    node = isObject(node) ? getMember(node, name) : undefined
    return name
  })
}

function describeIssue(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${describeType(issue.expected)}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return `${formatMaximum(issue.origin)} ${issue.maximum}${formatUnit(issue.origin)}`
    case 'too_small':
      if (isCounted(issue.origin) && issue.minimum === 1) return 'must not be empty'
      return `${formatMinimum(issue.origin)} ${issue.minimum}${formatUnit(issue.origin)}`
    case 'invalid_format':
      return 'has an invalid format'
    case 'invalid_key':
      return 'has an invalid name'
    case 'invalid_union':
      return 'must be of a known kind'
    case 'custom':
      return issue.message
    default:
      return 'is invalid'
  }
}

const formatMaximum = (origin: string): string =>
  isCounted(origin) ? 'must have at most' : 'must be at most'
const formatMinimum = (origin: string): string =>
  isCounted(origin) ? 'must have at least' : 'must be at least'
const isCounted = (origin: string): boolean => origin === 'string' || origin === 'array'
const formatUnit = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''

function describeType(type: string): string {
  const words: Readonly<Record<string, string>> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  }
  return words[type] ?? `a ${type}`
}

/** Formats a message about a path: `Block "b1" › place › desktop › x must be at least 0.` */
export function formatIssue(path: Path, words: string): string {
  return `${formatLocation(path)} ${words}.`
}

const parts: Readonly<Record<string, string>> = {
  blocks: 'Block',
  sections: 'Section',
  menus: 'Menu',
}

function formatLocation(path: Path): string {
  const [first, second, ...rest] = path.map((name) =>
    name.length > 60 ? `${name.slice(0, 59)}…` : name,
  )
  if (first === undefined) return 'The document'
  const part = parts[first]
  if (part === undefined || second === undefined)
    return [first, second, ...rest].filter((name) => name !== undefined).join(' › ')
  return [`${part} "${second}"`, ...rest].join(' › ')
}
