import { checkBlock } from '@vitrine/blocks'
import {
  type Block,
  checkDocument,
  type DocumentKind,
  type DocumentIssue,
  type JsonObject,
} from '@vitrine/page'

/**
 * Returns the issues of a body: those of the document as a whole, or else those of its blocks. What it
 * shares with `known`, a valid body, is not checked again.
 */
export function checkBody(
  kind: DocumentKind,
  body: JsonObject,
  known?: JsonObject,
): readonly DocumentIssue[] {
  const { issues = [] } = checkDocument(kind, body, known)
  if (issues.length > 0) return issues
  const before = getBlocks(known)
  return Object.entries(getBlocks(body)).flatMap(([id, block]) => {
    if (before[id] === block) return []
    const checked = checkBlock(block)
    return 'issues' in checked ? checked.issues : []
  })
}

/** Returns the blocks of a body; none for kinds of documents without blocks. */
export function getBlocks(body: JsonObject | undefined): Readonly<Record<string, Block>> {
  // Valid bodies have valid blocks.
  return (body?.['blocks'] ?? {}) as Readonly<Record<string, Block>>
}
