import type { Template } from '@vitrine/template'

export type Node = Template['tree']['nodes'][number]
type Or = Extract<Node, { readonly kind: 'section' }>['otherwise']

/** A list of nodes that are shown together, and the block and branch they stand in. */
export interface Branch {
  readonly nodes: readonly Node[]
  /** 0 for the block itself, then one for each `.or`. */
  readonly number: number
}

/** The branches of a block, of which one is shown; nothing for what is no block. */
export function branchesOf(node: Node): readonly Branch[] {
  if (!('body' in node)) return []
  const branches: Branch[] = [{ nodes: [...node.body, ...node.separator], number: 0 }]
  let or: Or = node.otherwise
  while (or) {
    branches.push({ nodes: or.body, number: branches.length })
    or = or.otherwise
  }
  return branches
}

/** Every node, blocks before what is in them. */
export function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    for (const branch of branchesOf(node)) yield* nodesIn(branch.nodes)
  }
}
