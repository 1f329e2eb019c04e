import type { Template } from '@vitrine/template'

export type Node = Template['tree']['nodes'][number]
type Or = Extract<Node, { readonly kind: 'section' }>['alternative']

/** A list of nodes that are shown together. */
export interface Branch {
  readonly nodes: readonly Node[]
  /** The number of the branch: 0 for the block itself, then one for each `.or`. */
  readonly number: number
}

/** Returns the branches of a block, of which one is shown; empty for other nodes. */
export function listBranches(node: Node): readonly Branch[] {
  if (!('body' in node)) return []
  const branches: Branch[] = [{ nodes: [...node.body, ...node.separator], number: 0 }]
  let or: Or = node.alternative
  while (or) {
    branches.push({ nodes: or.body, number: branches.length })
    or = or.alternative
  }
  return branches
}

/** Yields every node, parents first. */
export function* walkNodes(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    for (const branch of listBranches(node)) yield* walkNodes(branch.nodes)
  }
}
