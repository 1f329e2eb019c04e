import type { Id } from '../document/common.ts'
import type { Block, Content, Section } from '../document/content.ts'
import { computeOverlap } from './cells.ts'

/** Returns the blocks of a section, lowest first. */
export function getBlocks(section: Section, blocks: Content['blocks']): readonly Block[] {
  return section.blockIds.flatMap((id) => {
    const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
    return block ? [block] : []
  })
}

/**
 * Finds the host of each block: the largest block that contains more than half of it. A guest moves with its
 * host, as a title does with its image.
 */
export function findHosts(blocks: readonly Block[]): ReadonlyMap<Id, Id> {
  const hosts = new Map<Id, Id>()
  // A host is larger than its guest, so there are no cycles.
  const bySize = blocks.toSorted((a, b) => computeArea(b) - computeArea(a))
  for (const block of blocks) {
    const half = computeArea(block) / 2
    const host = bySize.find(
      (other) =>
        computeArea(other) > computeArea(block) &&
        computeOverlap(other.place.desktop, block.place.desktop) > half,
    )
    if (host) hosts.set(block.id, host.id)
  }
  return new Map(Array.from(hosts, ([guest, host]) => [guest, getOutermostHost(host, hosts)]))
}

function computeArea({ place: { desktop } }: Block): number {
  return desktop.w * desktop.h
}

function getOutermostHost(id: Id, hosts: ReadonlyMap<Id, Id>): Id {
  const host = hosts.get(id)
  return host === undefined ? id : getOutermostHost(host, hosts)
}

/** Groups blocks by a key, both in their order. */
export function groupBlocks<K>(
  blocks: readonly Block[],
  getKey: (block: Block) => K,
): ReadonlyMap<K, readonly Block[]> {
  const gathered = new Map<K, Block[]>()
  for (const block of blocks) {
    const key = getKey(block)
    const group = gathered.get(key)
    if (group) group.push(block)
    else gathered.set(key, [block])
  }
  return gathered
}
