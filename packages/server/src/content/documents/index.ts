import type { Db } from '../../platform/db/db.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { runDue } from './schedule.ts'

export { aroundDays } from './around-days-store.ts'
export { type Address, addressesOf } from './address-store.ts'
export { pagesOfArea } from './area-pages-store.ts'
export { type CountedWord, itemIdsIn, wordsIn } from './collection-store.ts'
export { bodiesShown } from './body-store.ts'
export { collectionOf } from './convert.ts'
export { createDocument } from './create-document.ts'
export { forgetTrashed } from './empty-trash.ts'
export { saidBy } from './errors.ts'
export { forgetOldChanges } from './change-store.ts'
export {
  countItems,
  itemCards,
  type ItemFilter,
  type ItemRange,
  itemsOf,
  type Summed,
  summedItems,
} from './items-store.ts'
export { type ItemRules, itemRules, itemsAccess, itemTitles } from './item-rules-store.ts'
export { documentsNaming } from './naming-store.ts'
export { neighboursOf } from './neighbour-store.ts'
export { type DraftOutline, draftOutlines, publishedIn, takenSlugs } from './outline-store.ts'
export { type Preview, previewOf } from './preview.ts'
export { draftOf, type DraftRow } from './preview-store.ts'
export { publishDocuments, rollBack, unpublishDocuments } from './publish.ts'
export type { PublishedRow } from './published-row-store.ts'
export {
  type LanguagePaths,
  languagePaths,
  type PageOutline,
  pagesOf,
  pathsOf,
  publishedAt,
  publishedByIds,
  singlesOf,
} from './published-store.ts'
export {
  publishRestored,
  type RestoredDocument,
  type RestoredPublication,
  restoreDocument,
} from './restore.ts'
export { besideDocuments, documentIds, type WholeDocument, wholeDocument } from './restore-store.ts'
export { documentRoutes } from './routes.ts'
export { documentView } from './view.ts'
export { type NamedDocument, restrictedTo } from './restricted-store.ts'
export { saveChanges } from './save-changes.ts'
export type { Drafts, Languages } from './shown-rows-store.ts'
export { importBody } from './versions.ts'
export { type SortedUnder, type Sorting, sortedBy } from './sorting-store.ts'
export { thinVersions } from './version-store.ts'

/** What is due is looked for this often. */
const POLL_S = 15

/** Publishes and takes away what is due; when the server starts, also what came due meanwhile. */
export function documentJobs(
  jobs: Jobs,
  db: Db,
  complain: (message: string, error: unknown) => void,
): void {
  jobs.poll(POLL_S, () => runDue(db, complain))
}
