import { escapingFormatters } from '@vitrine/template'
import {
  findSpanAt,
  listBranches,
  type Node,
  type Span,
  walkNodes,
} from '../theme-loading/index.ts'
import { traceExpression } from './expressions.ts'
import { maskTags, parseElements } from './markup.ts'
import type { Finding } from './problem.ts'

type Variable = Extract<Node, { readonly kind: 'variable' }>
type Binding = Extract<Node, { readonly kind: 'bind-variable' }>
type Reference = Variable['references'][number]

/**
 * The path endings of values that users type: those that page JSON marks as untrusted, and every
 * plain text of cart, checkout and order. Rich text is sanitized before.
 */
const USER_INPUT_PATHS = [
  'addressLines',
  'alert',
  'announcementBarSettings.text',
  'author.displayName',
  'categoryFilter',
  'collection.navigationTitle',
  'displayName',
  'email',
  'error',
  'filename',
  'firstName',
  'fullSiteTitle',
  'label',
  'lastName',
  'name',
  'navigationTitle',
  'notices',
  'phone',
  'query',
  'searchQuery',
  'siteDescription',
  'siteTagLine',
  'siteTitle',
  'tagFilter',
  'title',
  'userName',
  'value',
]

/** Finds printed values of users that nothing escapes. */
export function findUnescapedValues(
  { attributes, scripts }: Surroundings,
  nodes: readonly Node[],
): readonly Finding[] {
  return listPrintedValues(nodes, { current: undefined, variables: new Map() }).flatMap(
    ({ at, value, formatters }): readonly Finding[] => {
      if (findSpanAt(scripts, at)) {
        const isJson = formatters?.some((name) => SCRIPT_SAFE_FORMATTERS.includes(name))
        const message = `Users type ${value}. Print it with |json in a script.`
        return isJson ? [] : [{ rule: 'unescaped', message, at }]
      }
      const span = findSpanAt(attributes, at)
      const escape = span ? 'htmlattr' : 'html'
      if (formatters === undefined) {
        const message = `Users type ${value}. Bind it, {.eval @x = …}, and print {@x|${escape}}.`
        return [{ rule: 'unescaped', message, at }]
      }
      if (!formatters.some((name) => escapingFormatters.has(name))) {
        const message = `Users type ${value}. Print it with |${escape}.`
        return [{ rule: 'unescaped', message, at }]
      }
      if (span?.quote === '') {
        const message = `Users type ${value}, and a space ends this attribute. Put the value in quotes.`
        return [{ rule: 'unescaped-quote', message, at }]
      }
      if (!span || !formatters.includes('html')) return []
      const message = `Users type ${value}, and html does not escape quotes. Print it with |htmlattr.`
      return [{ rule: 'unescaped-quote', message, at }]
    },
  )
}

/** The formatters whose output is safe in a script. */
const SCRIPT_SAFE_FORMATTERS = [
  'json',
  'json-pretty',
  'raw',
  'count',
  'round',
  'slugify',
  'url-encode',
]

/** The parts of a source where printed text is not text of the page. */
export interface Surroundings {
  readonly attributes: readonly (Span & { readonly quote: string })[]
  readonly scripts: readonly Span[]
}

export function findSurroundings(source: string): Surroundings {
  const elements = parseElements(maskTags(source))
  const attributes = elements.flatMap((element) =>
    element.attributes.flatMap(({ start, end }) => {
      const before = source[start - 1] ?? ''
      return start < end ? [{ start, end, quote: /["']/.test(before) ? before : '' }] : []
    }),
  )
  const scripts = elements.flatMap(({ name, end }, index) =>
    name === 'script' ? [{ start: end, end: elements[index + 1]?.at ?? source.length }] : [],
  )
  return { attributes, scripts }
}

const JSON_FORMATTERS = ['json', 'json-pretty', 'raw']
const QUOTE_FORMATTERS = ['htmlattr', 'htmltag', 'url-encode', 'encode-uri-component']

/** Finds JSON in double-quoted attributes; its single quotes are escaped. */
export function findJsonInAttributes(
  { attributes }: Surroundings,
  nodes: readonly Node[],
): readonly Finding[] {
  return [...walkNodes(nodes)].flatMap((node): readonly Finding[] => {
    if (node.kind !== 'variable') return []
    const names = node.formatters.map(({ name }) => name)
    const last = names.findLastIndex((name) => JSON_FORMATTERS.includes(name))
    const isBare = last >= 0 && !names.slice(last).some((name) => QUOTE_FORMATTERS.includes(name))
    if (!isBare || (findSpanAt(attributes, node.at)?.quote ?? "'") === "'") return []
    const message = `The quotes of ${names[last]} end this attribute. Use single quotes, or add |htmlattr.`
    return [{ rule: 'json-in-attribute', message, at: node.at }]
  })
}

interface Scope {
  /** The value of `@`, if users type it. */
  readonly current: string | undefined
  /**
   * The variables that hold values of users. A macro may run anywhere, so a file has one set of
   * them.
   */
  readonly variables: Map<string, string>
}

interface PrintedValue {
  readonly at: number
  /** The name of the value. */
  readonly value: string
  /** The names of its formatters; undefined for an expression. */
  readonly formatters: readonly string[] | undefined
}

function listPrintedValues(nodes: readonly Node[], scope: Scope): readonly PrintedValue[] {
  return nodes.flatMap((node): readonly PrintedValue[] => {
    if (node.kind === 'variable') {
      const value = getUserInputValue(node, scope)
      const formatters = node.formatters.map(({ name }) => name)
      const isIgnored =
        value === undefined || formatters.includes('apply') || hasSafeFormatter(node)
      return isIgnored ? [] : [{ at: node.at, value, formatters }]
    }
    if (node.kind === 'evaluate') {
      const { printed: value, bound } = traceExpression(node.expression, (each) =>
        getUserInputName(each, scope),
      )
      for (const [name, boundValue] of bound) scope.variables.set(name, boundValue)
      return value === undefined ? [] : [{ at: node.at, value, formatters: undefined }]
    }
    if (node.kind === 'bind-context') {
      for (const { key, reference } of node.bindings) {
        const value = getUserInputName(reference, scope)
        if (value !== undefined) scope.variables.set(`${node.name}.${key}`, value)
      }
      return []
    }
    if (node.kind === 'bind-variable') {
      const value = getUserInputValue(node, scope)
      const isSafe = node.formatters.some(({ name }) => escapingFormatters.has(name))
      if (value !== undefined && !isSafe) scope.variables.set(node.name, value)
      return []
    }
    const opens = node.kind === 'section' || node.kind === 'repeated'
    const current = opens ? getUserInputName(node.reference, scope) : scope.current
    return listBranches(node).flatMap((branch) =>
      listPrintedValues(branch.nodes, { ...scope, current }),
    )
  })
}

/** The formatters that print a number or a word of their own. */
const SAFE_FORMATTERS = ['pluralize', 'color-weight', 'width', 'height', 'output', 'iter', 'cycle']

function hasSafeFormatter(node: Variable): boolean {
  return node.formatters.some(({ name }) => SAFE_FORMATTERS.includes(name))
}

/** The formatters whose arguments are references to printed values. */
const FILLING_FORMATTERS = ['format', 'message', 'plural']

/**
 * Returns the name of the user input that a tag prints: its value, a part of it, or an argument.
 */
function getUserInputValue(node: Variable | Binding, scope: Scope): string | undefined {
  const [reference = []] = node.references
  const own = getUserInputName(reference, scope)
  if (own !== undefined) return own
  for (const { name, args } of node.formatters) {
    const paths = (args?.values ?? []).map((arg) => arg.replace(/^[^:=]*[:=]/, '').split('.'))
    const propertyPaths = name === 'prop' ? [[...reference, ...paths.flat()]] : []
    const candidates = FILLING_FORMATTERS.includes(name) ? paths : propertyPaths
    for (const path of candidates) {
      const typed = getUserInputName(path, scope)
      if (typed !== undefined) return typed
    }
  }
  return undefined
}

function getUserInputName(reference: Reference | undefined, scope: Scope): string | undefined {
  if (!reference) return undefined
  const path = reference.join('.')
  if (path === '@') return scope.current
  const variable = scope.variables.get(path)
  if (variable !== undefined) return variable
  const isTyped = USER_INPUT_PATHS.some((end) => path === end || path.endsWith(`.${end}`))
  return isTyped && !path.startsWith('@args') ? path : undefined
}
