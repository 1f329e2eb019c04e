import { suggest, type Template } from '@vitrine/template'
import { type Node, walkNodes } from '../theme-loading/index.ts'
import type { Finding } from './problem.ts'

/** Returns the errors that the engine finds in a source. */
export function listTemplateErrors({ errors }: Template): readonly Finding[] {
  return errors.map(({ code, message, offset, suggestion }) => ({
    rule: code === 'expression-parse' ? 'expression' : 'syntax',
    message,
    at: offset,
    suggestion,
  }))
}

const INSTRUCTION_NAMES = [
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

/** Finds text that looks like a tag and is printed: `{.secton items}`, `{title |html}`. */
export function findPrintedTags(nodes: readonly Node[]): readonly Finding[] {
  return [...walkNodes(nodes)].flatMap((node): readonly Finding[] => {
    if (node.kind !== 'text') return []
    const found = [
      ...node.text.matchAll(/\{\.([a-z][\w-]*)(?![\w-])[^{}]*\}|\{[\w.@-]+\s+\|[^{}]*\}/gi),
    ]
    return found.map(({ 0: tag, 1: name, index }) => ({
      rule: 'printed-tag',
      message: `${tag} is not a tag, so it is printed as text.`,
      at: node.at + index,
      suggestion:
        name === undefined || INSTRUCTION_NAMES.includes(name)
          ? undefined
          : suggestInstruction(name),
    }))
  })
}

function suggestInstruction(name: string): string | undefined {
  const found = suggest(name, INSTRUCTION_NAMES)
  return found === undefined ? undefined : `.${found}`
}

export interface PartialUse {
  readonly name: string
  readonly at: number
}

/** Returns the partials and macros that a template runs. */
export function listUses(nodes: readonly Node[]): readonly PartialUse[] {
  return [...walkNodes(nodes)].flatMap((node): readonly PartialUse[] => {
    if (node.kind === 'include') return [{ name: node.name, at: node.at }]
    if (node.kind !== 'variable' && node.kind !== 'bind-variable') return []
    return node.formatters.flatMap(({ name, args, at }) => {
      const applied = name === 'apply' ? args?.values[0] : undefined
      return applied ? [{ name: applied, at }] : []
    })
  })
}

export function listMacros(nodes: readonly Node[]): readonly string[] {
  return [...walkNodes(nodes)].flatMap((node) => (node.kind === 'macro' ? [node.name] : []))
}
