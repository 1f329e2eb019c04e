import type { Block, Content, Id } from '@vitrine/page'
import type { BlockKind } from './definition/define-block.ts'
import { migrateBlock } from './definition/migrate-block.ts'
import type { ItemQuery } from './ports/collection.ts'
import type { ExternalRequest } from './ports/external.ts'
import { blockRegistry } from './registry.ts'

type Blocks = Pick<Content, 'blocks'>

/** Returns the items to load before the blocks of a document are rendered, by block. */
export function getItemQueries(content: Blocks): ReadonlyMap<Id, ItemQuery> {
  return collectQueries(content, (kind, { data }) => kind.getItemQuery(data))
}

/** Returns the external content that the blocks of a document show, by block. */
export function getExternalRequests(content: Blocks): ReadonlyMap<Id, ExternalRequest> {
  return collectQueries(content, (kind, block) => kind.getExternalRequest(block))
}

/** Returns the ids of the collections whose months the blocks of a document show, by block. */
export function getMonthQueries(content: Blocks): ReadonlyMap<Id, string> {
  return collectQueries(content, (kind, { data }) => kind.getMonthQuery(data))
}

function collectQueries<T>(
  { blocks }: Blocks,
  getQuery: (kind: BlockKind, block: Block) => T | undefined,
): ReadonlyMap<Id, T> {
  const queries = new Map<Id, T>()
  for (const block of Object.values(blocks)) {
    const kind = blockRegistry.get(block.type)
    const current = kind && migrateBlock(kind, block)
    const query = current && getQuery(kind, current)
    if (query !== undefined) queries.set(block.id, query)
  }
  return queries
}
