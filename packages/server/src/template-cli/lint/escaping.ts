import { escapingFormatters } from '@vitrine/template'
import { elementsIn, masked } from './markup.ts'
import { branchesOf, type Node } from './nodes.ts'
import type { Finding } from './problem.ts'

type Variable = Extract<Node, { readonly kind: 'variable' }>
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
export function unescapedValues(source: string, nodes: readonly Node[]): readonly Finding[] {
  const spans = attributesOf(source)
  return printed(nodes, { current: undefined, variables: new Map() }).flatMap(
    ({ node, value }): readonly Finding[] => {
      const names = node.formatters.map(({ name }) => name)
      const { at } = node
      if (!names.some((name) => escapingFormatters.has(name))) {
        const with_ = spans.some(({ start, end }) => at >= start && at < end) ? 'htmlattr' : 'html'
        const message = `People type ${value}: print it with |${with_}.`
        return [{ rule: 'unescaped', message, at }]
      }
      const span = spans.find(({ start, end }) => at >= start && at < end)
      if (!span || !names.includes('html')) return []
      const message = `People type ${value}, and html leaves quotes: print it with |htmlattr here.`
      return [{ rule: 'unescaped-quote', message, at }]
    },
  )
}

function attributesOf(source: string) {
  return elementsIn(masked(source)).flatMap(({ attributes }) => attributes)
}

interface Scope {
  /** What `@` is, when people type it. */
  readonly current: string | undefined
  /** Variables that hold what people type. A macro may run anywhere, so all of a file share them. */
  readonly variables: Map<string, string>
}

interface Printed {
  readonly node: Variable
  /** Its name, as people would say it. */
  readonly value: string
}

function printed(nodes: readonly Node[], scope: Scope): readonly Printed[] {
  return nodes.flatMap((node): readonly Printed[] => {
    if (node.kind === 'variable') {
      const value = typedName(node.references[0], scope)
      const isApplied = node.formatters.some(({ name }) => name === 'apply')
      return value === undefined || isApplied || isNeverMarkup(node) ? [] : [{ node, value }]
    }
    if (node.kind === 'bind-variable') {
      const value = typedName(node.references[0], scope)
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

function typedName(reference: Reference | undefined, scope: Scope): string | undefined {
  if (!reference) return undefined
  const path = reference.join('.')
  if (path === '@') return scope.current
  const variable = scope.variables.get(path)
  if (variable !== undefined) return variable
  const isTyped = TYPED.some((end) => path === end || path.endsWith(`.${end}`))
  return isTyped && !path.startsWith('@args') ? path : undefined
}
