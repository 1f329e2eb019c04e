import type { Content, Id } from '@vitrine/page'
import { currentBlock } from './check-block.ts'
import type { ItemQuery } from './define-block.ts'
import type { Reading } from './elsewhere-ports.ts'
import { blockRegistry } from './registry.ts'

/** What the server fetches before it draws the blocks of a document, by block. */
export function neededItems({ blocks }: Pick<Content, 'blocks'>): ReadonlyMap<Id, ItemQuery> {
  const needed = new Map<Id, ItemQuery>()
  for (const block of Object.values(blocks)) {
    const kind = blockRegistry.get(block.type)
    const current = kind && currentBlock(kind, block)
    const query = current && kind.neededItems(current.data)
    if (query) needed.set(block.id, query)
  }
  return needed
}

/** What the server reads of other servers for the blocks of a document, by block. */
export function neededReadings({ blocks }: Pick<Content, 'blocks'>): ReadonlyMap<Id, Reading> {
  const needed = new Map<Id, Reading>()
  for (const block of Object.values(blocks)) {
    const kind = blockRegistry.get(block.type)
    const current = kind && currentBlock(kind, block)
    const reading = current && kind.neededReading(current)
    if (reading) needed.set(block.id, reading)
  }
  return needed
}

/** The collections whose months the blocks of a document draw, by block. */
export function neededMonths({ blocks }: Pick<Content, 'blocks'>): ReadonlyMap<Id, string> {
  const needed = new Map<Id, string>()
  for (const block of Object.values(blocks)) {
    const kind = blockRegistry.get(block.type)
    const current = kind && currentBlock(kind, block)
    const collectionId = current && kind.neededMonth(current.data)
    if (collectionId !== undefined) needed.set(block.id, collectionId)
  }
  return needed
}
