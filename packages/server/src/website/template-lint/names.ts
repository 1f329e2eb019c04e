import { suggest, type Template } from '@vitrine/template'
import { type Node, nodesIn } from './nodes.ts'
import type { Finding } from './problem.ts'

/** Faults the engine finds in a source. */
export function faultsOf({ errors }: Template): readonly Finding[] {
  return errors.map(({ code, message, offset, suggestion }) => ({
    rule: code === 'expression-parse' ? 'expression' : 'syntax',
    message,
    at: offset,
    suggestion,
  }))
}

const INSTRUCTIONS = [
  'section',
  'repeated section',
  'end',
  'or',
  'alternates with',
  'if',
  'var',
  'ctx',
  'eval',
  'include',
  'inject',
  'macro',
  'space',
  'tab',
  'newline',
  'meta-left',
  'meta-right',
]

/** `{.secton items}` and `{title |html}`: what fits no tag is printed, and nobody says so. */
export function printedTags(nodes: readonly Node[]): readonly Finding[] {
  return [...nodesIn(nodes)].flatMap((node): readonly Finding[] => {
    if (node.kind !== 'text') return []
    const found = [...node.text.matchAll(/\{\.([a-z][\w-]*)[^{}]*\}|\{[\w.@-]+\s+\|[^{}]*\}/gi)]
    return found.map(({ 0: tag, 1: word, index }) => ({
      rule: 'printed-tag',
      message: `${tag} is no tag of the language, so it is printed as it is.`,
      at: node.at + index,
      suggestion: word === undefined || INSTRUCTIONS.includes(word) ? undefined : near(word),
    }))
  })
}

function near(word: string): string | undefined {
  const found = suggest(word, INSTRUCTIONS)
  return found === undefined ? undefined : `.${found}`
}

export interface Use {
  readonly name: string
  readonly at: number
}

/** The partials and macros a template runs. */
export function usesIn(nodes: readonly Node[]): readonly Use[] {
  return [...nodesIn(nodes)].flatMap((node): readonly Use[] => {
    if (node.kind === 'include') return [{ name: node.name, at: node.at }]
    if (node.kind !== 'variable' && node.kind !== 'bind-variable') return []
    return node.formatters.flatMap(({ name, args, at }) => {
      const applied = name === 'apply' ? args?.values[0] : undefined
      return applied ? [{ name: applied, at }] : []
    })
  })
}

export function macrosIn(nodes: readonly Node[]): readonly string[] {
  return [...nodesIn(nodes)].flatMap((node) => (node.kind === 'macro' ? [node.name] : []))
}
