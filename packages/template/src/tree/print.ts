import { Cursor } from '../parse/cursor.ts'
import { allKnown } from '../parse/source.ts'
import { parseTag } from '../parse/tag.ts'
import { scan } from '../parse/scan.ts'
import type { Arguments, Block, Call, Leaf, Node, Or, Reference, Tree } from './tree.ts'

/**
 * Prints a source with the same tree, except for comments, merged texts and dropped invalid tags.
 * Every tree that was parsed from a source has one. Names and arguments of other trees that no tag
 * can hold are printed as they are.
 */
export function printTree(tree: Tree): string {
  return printNodes(tree.nodes, true)
}

/**
 * Prints nodes. With `isTail` nothing follows, so a block that the source left open may stay open.
 */
function printNodes(nodes: readonly Node[], isTail: boolean): string {
  let printed = ''
  let isText = false
  const last = nodes.at(-1)
  for (const node of nodes) {
    const isNextText = node.kind === 'text'
    // Two separate texts must not form a tag together.
    if (isText && isNextText && printed.lastIndexOf('{') > printed.lastIndexOf('}')) {
      printed += '{#}'
    }
    printed += isBlock(node) ? printBlock(node, isTail && node === last) : printLeaf(node)
    isText = isNextText
  }
  return printed
}

function isBlock(node: Node): node is Block {
  return 'body' in node
}

function printLeaf(node: Leaf): string {
  switch (node.kind) {
    case 'text':
      return printText(node.text)
    case 'comment':
      return node.multiline ? printLongComment(node.text) : `{#${node.text.replace(/[{}]/g, '')}}`
    case 'literal':
      return `{.${node.name}}`
    case 'variable':
      return `{${printReferences(node.references)}${printCalls(node.formatters)}}`
    case 'bind-variable':
      return `{.var ${node.name} ${printReferences(node.references)}${printCalls(node.formatters)}}`
    case 'bind-context': {
      const bindings = node.bindings.map(({ key, reference }) => `${key}=${reference.join('.')}`)
      return `{.ctx ${node.name} ${bindings.join(' ')}}`
    }
    case 'evaluate':
      return `{.eval ${node.expression}}`
    case 'include': {
      const { values } = node.args
      return `{.include ${[node.name, ...values].join(' ')}}`
    }
    case 'inject':
      return `{.inject ${node.name} ${node.path}${printArguments(node.args)}}`
    case 'atom':
      return ''
  }
}

function printLongComment(text: string): string {
  return `{##${text.replaceAll('##}', '## ')}##}`
}

/** Prints a text, escaping braces that would open a tag or a comment. */
function printText(text: string): string {
  let printed = ''
  const escaped = (start: number, end: number): string =>
    `{.meta-left}${printText(text.slice(start, end))}`
  scan(text, {
    text: (start, end) => (printed += text.slice(start, end)),
    comment: (at, _, end) => (printed += escaped(at + 1, Math.min(end + 3, text.length))),
    tag: (start, end) => {
      const name = text.charAt(start) === '^' ? start + 1 : start
      if (!parseTag(new Cursor(text, name, end), start - 1, allKnown)) return false
      printed += escaped(start, end + 1)
      return true
    },
  })
  return printed
}

function printBlock(node: Block, isTail: boolean): string {
  const isOpen = isTail && !node.closed
  const { separator, alternative } = node
  const isBare = separator.length === 0 && alternative === null
  let printed = printOpening(node) + printNodes(node.body, isOpen && isBare)
  if (separator.length > 0) {
    printed += `{.alternates with}${printNodes(separator, isOpen && alternative === null)}`
  }
  for (let or: Or | null = alternative; or; or = or.alternative) {
    printed += or.call ? `{.or ${printCall(or.call)}}` : '{.or}'
    printed += printNodes(or.body, isOpen && or.alternative === null)
  }
  return isOpen ? printed : `${printed}{.end}`
}

function printOpening(node: Block): string {
  switch (node.kind) {
    case 'section':
      return `{.section ${node.reference.join('.')}}`
    case 'repeated':
      return `{.repeated section ${node.reference.join('.')}}`
    case 'predicate':
      return `{.${printCall(node.call)}}`
    case 'if': {
      const operatorTexts = node.operators.map((operator) => (operator === 'and' ? ' && ' : ' || '))
      const conditions = node.references.map(
        (item, at) => item.join('.') + (operatorTexts[at] ?? ''),
      )
      return `{.if ${conditions.join('')}}`
    }
    case 'macro':
      return `{.macro ${node.name}}`
    case 'struct':
      return '{.if @}'
  }
}

function printReferences(references: readonly Reference[]): string {
  return references.map((reference) => reference.join('.')).join(', ')
}

function printCalls(calls: readonly Call[]): string {
  return calls.map((call) => `|${printCall(call)}`).join('')
}

function printCall({ name, args }: Call): string {
  return name + printArguments(args)
}

function printArguments(args: Arguments | null): string {
  return args ? args.delimiter + args.values.join(args.delimiter) : ''
}
