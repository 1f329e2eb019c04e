import type { Block, Content, Id } from '@vitrine/page'
import { currentBlock } from './check-block.ts'
import type { BlockKind, ItemQuery } from './define-block.ts'
import type { Reading } from './elsewhere-ports.ts'
import { blockRegistry } from './registry.ts'

type Blocks = Pick<Content, 'blocks'>

/** What the server fetches before it draws the blocks of a document, by block. */
export function neededItems(content: Blocks): ReadonlyMap<Id, ItemQuery> {
  return needed(content, (kind, { data }) => kind.neededItems(data))
}

/** What the server reads of other servers for the blocks of a document, by block. */
export function neededReadings(content: Blocks): ReadonlyMap<Id, Reading> {
  return needed(content, (kind, block) => kind.neededReading(block))
}

/** The collections whose months the blocks of a document draw, by block. */
export function neededMonths(content: Blocks): ReadonlyMap<Id, string> {
  return needed(content, (kind, { data }) => kind.neededMonth(data))
}

function needed<T>(
  { blocks }: Blocks,
  by: (kind: BlockKind, block: Block) => T | undefined,
): ReadonlyMap<Id, T> {
  const found = new Map<Id, T>()
  for (const block of Object.values(blocks)) {
    const kind = blockRegistry.get(block.type)
    const current = kind && currentBlock(kind, block)
    const need = current && by(kind, current)
    if (need !== undefined) found.set(block.id, need)
  }
  return found
}
