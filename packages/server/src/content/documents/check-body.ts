import { checkBlock } from '@vitrine/blocks'
import {
  type Block,
  blockSchema,
  checkDocument,
  type DocumentKind,
  type DocumentIssue,
  type JsonObject,
} from '@vitrine/page'

/**
 * Returns the issues of a body: those of the document, and those of the blocks that have the form of a
 * block. What it shares with `known`, a valid body, is not checked again.
 */
export function checkBody(
  kind: DocumentKind,
  body: JsonObject,
  known?: JsonObject,
): readonly DocumentIssue[] {
  const { issues = [] } = checkDocument(kind, body, known)
  const isValid = issues.length === 0
  const before = getBlocks(known)
  const ofBlocks = Object.entries(getBlocks(body)).flatMap(([id, block]) => {
    if (before[id] === block) return []
    if (!isValid && !blockSchema.safeParse(block).success) return []
    const checked = checkBlock(block)
    return 'issues' in checked ? checked.issues : []
  })
  if (isValid) return ofBlocks
  const reported = new Set(issues.map(({ path }) => path.join('\n')))
  return [...issues, ...ofBlocks.filter(({ path }) => !reported.has(path.join('\n')))]
}

/** Returns the blocks of a body; none for kinds of documents without blocks. */
export function getBlocks(body: JsonObject | undefined): Readonly<Record<string, Block>> {
  // Valid bodies have valid blocks.
  return (body?.['blocks'] ?? {}) as Readonly<Record<string, Block>>
}
