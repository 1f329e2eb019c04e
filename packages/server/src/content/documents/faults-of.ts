import { checkBlock } from '@vitrine/blocks'
import {
  type Block,
  checkDocument,
  type DocumentKind,
  type Fault,
  type JsonObject,
} from '@vitrine/page'

/**
 * What is wrong with a body: with the document as a whole, and if nothing is, with what its blocks say.
 * What it shares with `known`, which was found right, is not looked at again.
 */
export function faultsOf(
  kind: DocumentKind,
  body: JsonObject,
  known?: JsonObject,
): readonly Fault[] {
  const { faults = [] } = checkDocument(kind, body, known)
  if (faults.length > 0) return faults
  const before = blocksIn(known)
  return Object.entries(blocksIn(body)).flatMap(([id, block]) => {
    if (before[id] === block) return []
    const checked = checkBlock(block)
    return 'faults' in checked ? checked.faults : []
  })
}

/** None where the kind of document has none. */
export function blocksIn(body: JsonObject | undefined): Readonly<Record<string, Block>> {
  // Right as a document, so these are blocks; kinds without have none.
  return (body?.['blocks'] ?? {}) as Readonly<Record<string, Block>>
}
