import type { ImportResult } from '../../archive/index.ts'
import type { StoredOutcome } from '../tables.ts'
import { TaskError } from './task-error.ts'

/** The number of remarks that are stored. */
const MAX_NOTES = 200

/** Converts the result of an import. Throws a `TaskError` if nothing was imported. */
export function toImportOutcome(result: ImportResult): StoredOutcome {
  if (result.state === 'invalid') throw new TaskError(result.errors)
  if (result.state === 'rejected')
    throw new TaskError([{ file: result.file, message: result.reason }])
  const { state, archive, target } = result
  const { documents, comments, products, assets, redirects, records, site, remarks } = archive
  return {
    counts: {
      documents: documents.length,
      comments: comments.length,
      products: products.length,
      images: assets.length,
      redirects: redirects.length,
      ...(records.length > 0 && { records: records.length }),
    },
    notes: remarks.slice(0, MAX_NOTES),
    ...{ name: site.title, isCheck: state === 'planned', byteSize: null },
    siteId: state === 'planned' ? null : target.siteId,
  }
}
