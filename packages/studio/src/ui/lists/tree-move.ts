import type { Key } from 'react-aria-components/Tree'

/** A move of items of a tree: before or after an item, or into it as its last children. */
export interface TreeMove {
  readonly ids: readonly string[]
  readonly targetId: string
  readonly position: 'before' | 'after' | 'on'
}

/** An item of a tree with what is in it. */
export interface TreeBranch {
  readonly id: string
  readonly children?: readonly TreeBranch[]
}

/** Returns the ids of an item and of everything in it. */
export function listBranch(nodes: readonly TreeBranch[], id: string): readonly string[] {
  for (const node of nodes) {
    if (node.id === id) return flatten(node)
    const found = listBranch(node.children ?? [], id)
    if (found.length > 0) return found
  }
  return []
}

function flatten({ id, children = [] }: TreeBranch): readonly string[] {
  return [id, ...children.flatMap(flatten)]
}

/** Returns whether items may move to a target: never into themselves. */
export function isMovePossible(nodes: readonly TreeBranch[], { ids, targetId }: TreeMove): boolean {
  return !ids.some((id) => listBranch(nodes, id).includes(targetId))
}

/** Returns the keys of a drag as ids. */
export function toIds(keys: Iterable<Key>): readonly string[] {
  return [...keys].map(String)
}
