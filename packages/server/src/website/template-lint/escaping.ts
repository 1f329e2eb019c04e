import { escapingFormatters } from '@vitrine/template'
import { traced } from './expressions.ts'
import { elementsIn, masked } from './markup.ts'
import { branchesOf, type Node, nodesIn } from './nodes.ts'
import { type Span, spanAt } from '../render/places.ts'
import type { Finding } from './problem.ts'

type Variable = Extract<Node, { readonly kind: 'variable' }>
type Binding = Extract<Node, { readonly kind: 'bind-variable' }>
type Reference = Variable['references'][number]

/**
 * Values people type, by the end of their paths: those the page's JSON marks so, and every plain text
 * of the cart, the checkout and the order page. Rich text is no such value: it is cleaned before.
 */
const TYPED = [
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

/** Values that people type and nothing on their way to the page escapes. */
export function unescapedValues(
  { attributes, scripts }: Surroundings,
  nodes: readonly Node[],
): readonly Finding[] {
  return printed(nodes, { current: undefined, variables: new Map() }).flatMap(
    ({ at, value, formatters }): readonly Finding[] => {
      if (spanAt(scripts, at)) {
        const isJson = formatters?.some((name) => IN_SCRIPTS.includes(name))
        const message = `People type ${value}: in a script only |json is safe.`
        return isJson ? [] : [{ rule: 'unescaped', message, at }]
      }
      const span = spanAt(attributes, at)
      const escape = span ? 'htmlattr' : 'html'
      if (formatters === undefined) {
        const message = `People type ${value}: name it, {.eval @x = …}, and print {@x|${escape}}.`
        return [{ rule: 'unescaped', message, at }]
      }
      if (!formatters.some((name) => escapingFormatters.has(name))) {
        const message = `People type ${value}: print it with |${escape}.`
        return [{ rule: 'unescaped', message, at }]
      }
      if (span?.quote === '') {
        const message = `People type ${value}: a space in it ends this attribute, which wants quotes.`
        return [{ rule: 'unescaped-quote', message, at }]
      }
      if (!span || !formatters.includes('html')) return []
      const message = `People type ${value}, and html leaves quotes: print it with |htmlattr here.`
      return [{ rule: 'unescaped-quote', message, at }]
    },
  )
}

/** Formatters whose result means nothing to a script. */
const IN_SCRIPTS = ['json', 'json-pretty', 'raw', 'count', 'round', 'slugify', 'url-encode']

/** The parts of a source where what is printed is no text of the page. */
export interface Surroundings {
  readonly attributes: readonly (Span & { readonly quote: string })[]
  readonly scripts: readonly Span[]
}

export function surroundingsIn(source: string): Surroundings {
  const elements = elementsIn(masked(source))
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

/** JSON whose double quotes end the attribute it stands in; its single quotes are escaped. */
export function jsonInAttributes(
  { attributes }: Surroundings,
  nodes: readonly Node[],
): readonly Finding[] {
  return [...nodesIn(nodes)].flatMap((node): readonly Finding[] => {
    if (node.kind !== 'variable') return []
    const names = node.formatters.map(({ name }) => name)
    const last = names.findLastIndex((name) => JSON_FORMATTERS.includes(name))
    const isBare = last >= 0 && !names.slice(last).some((name) => QUOTE_FORMATTERS.includes(name))
    if (!isBare || (spanAt(attributes, node.at)?.quote ?? "'") === "'") return []
    const message = `The quotes of ${names[last]} end this attribute: put it in single quotes, or add |htmlattr.`
    return [{ rule: 'json-in-attribute', message, at: node.at }]
  })
}

interface Scope {
  /** What `@` is, when people type it. */
  readonly current: string | undefined
  /** Variables that hold what people type. A macro may run anywhere, so all of a file share them. */
  readonly variables: Map<string, string>
}

interface Printed {
  readonly at: number
  /** Its name, as people would say it. */
  readonly value: string
  /** What it goes through; an expression has none. */
  readonly formatters: readonly string[] | undefined
}

function printed(nodes: readonly Node[], scope: Scope): readonly Printed[] {
  return nodes.flatMap((node): readonly Printed[] => {
    if (node.kind === 'variable') {
      const value = typedValue(node, scope)
      const formatters = node.formatters.map(({ name }) => name)
      const isNone = value === undefined || formatters.includes('apply') || isNeverMarkup(node)
      return isNone ? [] : [{ at: node.at, value, formatters }]
    }
    if (node.kind === 'evaluate') {
      const { printed: value, bound } = traced(node.expression, (each) => typedName(each, scope))
      for (const [name, of] of bound) scope.variables.set(name, of)
      return value === undefined ? [] : [{ at: node.at, value, formatters: undefined }]
    }
    if (node.kind === 'bind-context') {
      for (const { key, reference } of node.bindings) {
        const value = typedName(reference, scope)
        if (value !== undefined) scope.variables.set(`${node.name}.${key}`, value)
      }
      return []
    }
    if (node.kind === 'bind-variable') {
      const value = typedValue(node, scope)
      const isSafe = node.formatters.some(({ name }) => escapingFormatters.has(name))
      if (value !== undefined && !isSafe) scope.variables.set(node.name, value)
      return []
    }
    const opens = node.kind === 'section' || node.kind === 'repeated'
    const current = opens ? typedName(node.reference, scope) : scope.current
    return branchesOf(node).flatMap((branch) => printed(branch.nodes, { ...scope, current }))
  })
}

/** Formatters that make of any text a number or a word of their own. */
const OWN_WORDS = ['pluralize', 'color-weight', 'width', 'height', 'output', 'iter', 'cycle']

function isNeverMarkup(node: Variable): boolean {
  return node.formatters.some(({ name }) => OWN_WORDS.includes(name))
}

/** Formatters whose arguments are references to what they print. */
const FILLED = ['format', 'message', 'plural']

/** What people type of that which a tag prints: its value, a part of it, or what fills its gaps. */
function typedValue(node: Variable | Binding, scope: Scope): string | undefined {
  const [reference = []] = node.references
  const own = typedName(reference, scope)
  if (own !== undefined) return own
  for (const { name, args } of node.formatters) {
    const paths = (args?.values ?? []).map((arg) => arg.replace(/^[^:=]*[:=]/, '').split('.'))
    const read = name === 'prop' ? [[...reference, ...paths.flat()]] : []
    const found = FILLED.includes(name) ? paths : read
    for (const path of found) {
      const typed = typedName(path, scope)
      if (typed !== undefined) return typed
    }
  }
  return undefined
}

function typedName(reference: Reference | undefined, scope: Scope): string | undefined {
  if (!reference) return undefined
  const path = reference.join('.')
  if (path === '@') return scope.current
  const variable = scope.variables.get(path)
  if (variable !== undefined) return variable
  const isTyped = TYPED.some((end) => path === end || path.endsWith(`.${end}`))
  return isTyped && !path.startsWith('@args') ? path : undefined
}
