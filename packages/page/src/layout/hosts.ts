import type { Id } from '../document/common.ts'
import type { Block, Content, Section } from '../document/content.ts'
import { overlap } from './cells.ts'

/** The blocks of a section, in the order they lie on each other. */
export function blocksIn(section: Section, blocks: Content['blocks']): readonly Block[] {
  return section.blockIds.flatMap((id) => {
    const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
    return block ? [block] : []
  })
}

/**
 * What lies on what: a block more than half inside a larger one, by the largest such. It goes where
 * its host goes, as a title does with the picture it is written on.
 */
export function findHosts(blocks: readonly Block[]): ReadonlyMap<Id, Id> {
  const hosts = new Map<Id, Id>()
  // A host is larger than its guest, so no host is its own guest's guest.
  const bySize = blocks.toSorted((a, b) => areaOf(b) - areaOf(a))
  for (const block of blocks) {
    const half = areaOf(block) / 2
    const host = bySize.find(
      (other) =>
        areaOf(other) > areaOf(block) && overlap(other.place.desktop, block.place.desktop) > half,
    )
    if (host) hosts.set(block.id, host.id)
  }
  return new Map(Array.from(hosts, ([guest, host]) => [guest, outermost(host, hosts)]))
}

function areaOf({ place: { desktop } }: Block): number {
  return desktop.w * desktop.h
}

function outermost(id: Id, hosts: ReadonlyMap<Id, Id>): Id {
  const host = hosts.get(id)
  return host === undefined ? id : outermost(host, hosts)
}

/** Blocks by what `keyOf` says of each, both in the order they came. */
export function gather<K>(
  blocks: readonly Block[],
  keyOf: (block: Block) => K,
): ReadonlyMap<K, readonly Block[]> {
  const gathered = new Map<K, Block[]>()
  for (const block of blocks) {
    const key = keyOf(block)
    const group = gathered.get(key)
    if (group) group.push(block)
    else gathered.set(key, [block])
  }
  return gathered
}
