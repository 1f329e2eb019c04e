import type { Placeholder } from '@vitrine/contract'
import { blockTypeCodes } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import { getBlocks } from '../check-body.ts'
import type { DocumentLocale } from '../document-locale.ts'
import { loadDocument } from '../load-document.ts'

/** The maximum number of placeholders in one answer; the count has all of them. */
const MAX_PLACEHOLDERS = 200

interface FoundPlaceholders {
  readonly count: number
  /** At most 200 of them, in the order of the documents. */
  readonly placeholders: readonly Placeholder[]
}

/**
 * Finds the blocks of drafts that still have the content of a starter, each once, whatever its languages. A list of a
 * collection is none: its samples give way to the items.
 */
export async function findPlaceholders(
  db: Db,
  siteId: string,
  entries: readonly DocumentLocale[],
): Promise<FoundPlaceholders> {
  const placeholders: Placeholder[] = []
  for (const documentId of new Set(entries.map((entry) => entry.documentId))) {
    const { body } = await loadDocument(db, siteId, documentId)
    for (const [blockId, block] of Object.entries(getBlocks(body)))
      if (block.placeholder && block.type !== blockTypeCodes['summary-v2'])
        placeholders.push({ documentId, blockId })
  }
  return { count: placeholders.length, placeholders: placeholders.slice(0, MAX_PLACEHOLDERS) }
}
