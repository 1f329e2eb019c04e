import { applyOps, diffOps, type Op } from '@vitrine/page'
import type { Db } from '../../../platform/db/db.ts'
import { documentErrors } from '../errors.ts'
import { loadDocument } from '../load-document.ts'
import { loadInverseOps } from './change-store.ts'

/**
 * Loads the operations that lead from a revision of a draft to the current one, as an editor without changes of its own
 * applies them. Throws `documents.notFound` and `.noRevision`.
 */
export async function loadChangesSince(
  db: Db,
  siteId: string,
  from: { readonly documentId: string; readonly rev: number },
): Promise<{ readonly rev: number; readonly ops: readonly Op[] }> {
  const { rev, body } = await loadDocument(db, siteId, from.documentId)
  const details = { rev }
  if (from.rev > rev) throw documentErrors.noRevision({ details })
  const inverse = await loadInverseOps(db, siteId, { ...from, draftRev: rev })
  if (!inverse) throw documentErrors.noRevision({ details })
  return { rev, ops: diffOps(applyOps(body, inverse).body, body) }
}
