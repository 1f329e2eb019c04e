import type { Arguments, Block, Call, Leaf, Node, Or, Tree } from './tree.ts'

/** Converts an instruction tree to JSON arrays whose first element is the code (section 21). */
export function treeToJson(tree: Tree): unknown {
  return [17, 1, tree.nodes.map(nodeToJson), tree.closed ? 18 : 3]
}

function nodeToJson(node: Node): unknown {
  switch (node.kind) {
    case 'section':
    case 'repeated':
    case 'predicate':
    case 'if':
    case 'macro':
    case 'struct':
      return blockToJson(node)
    default:
      return leafToJson(node)
  }
}

const literalCodes = { 'meta-left': 12, 'meta-right': 13, newline: 14, space: 15, tab: 16 } as const

function leafToJson(node: Leaf): unknown {
  switch (node.kind) {
    case 'text':
      return [0, node.text]
    case 'variable':
      return [1, node.references, callsToJson(node.formatters)]
    case 'bind-variable':
      return [6, node.name, node.references, callsToJson(node.formatters)]
    case 'inject':
      return [9, node.name, node.path, argumentsToJson(node.args)]
    case 'comment':
      return [11, node.text, node.multiline ? 1 : 0]
    case 'literal':
      return literalCodes[node.name]
    case 'atom':
      return [21, node.payload]
    case 'bind-context':
      return [22, node.name, node.bindings.map(({ key, reference }) => [key, reference])]
    case 'evaluate':
      return [23, node.expression]
    case 'include':
      return [24, node.name, argumentsToJson(node.args)]
  }
}

function blockToJson(node: Block): unknown {
  const body = node.body.map(nodeToJson)
  switch (node.kind) {
    case 'section':
      return [2, node.reference, body, orToJson(node.alternative, 3)]
    case 'repeated': {
      const separator = node.separator.map(nodeToJson)
      return [4, node.reference, body, orToJson(node.alternative, 3), separator]
    }
    case 'predicate': {
      const { name, args } = node.call
      return [5, name, argumentsToJson(args), body, orToJson(node.alternative, getEndMark(node))]
    }
    case 'if': {
      const operators = node.operators.map((operator) => (operator === 'and' ? 1 : 0))
      return [8, operators, node.references, body, orToJson(node.alternative, getEndMark(node))]
    }
    case 'macro':
      return [10, node.name, body]
    case 'struct':
      return [20, node.payload, body]
  }
}

/** Returns the end mark of a block; null if the end of the source cut it off. */
function getEndMark({ closed }: { readonly closed: boolean }): 3 | null {
  return closed ? 3 : null
}

function orToJson(or: Or | null, end: 3 | null): unknown {
  const chain: Or[] = []
  for (let link = or; link; link = link.alternative) chain.push(link)
  let json: unknown = chain.length === 0 ? end : undefined
  for (const link of chain.toReversed()) {
    const next = json === undefined ? getEndMark(link) : json
    const call = link.call ? [link.call.name, argumentsToJson(link.call.args)] : [0, 0]
    json = [7, ...call, link.body.map(nodeToJson), next]
  }
  return json
}

function callsToJson(calls: readonly Call[]): unknown {
  if (calls.length === 0) return 0
  return calls.map(({ name, args }) => (args ? [name, argumentsToJson(args)] : [name]))
}

function argumentsToJson(args: Arguments | null): unknown {
  return args ? [args.values, args.delimiter] : 0
}
