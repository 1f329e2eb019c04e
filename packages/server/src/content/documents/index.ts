export { countTerms, listItemDrafts, loadItemIds, type TermCount } from './collection-store.ts'
export { checkBody } from './check-body.ts'
export { documentErrors, getErrorMessage, rejectIssues } from './errors.ts'
export { documentJobs } from './jobs.ts'
export { findDocumentsReferencing, listReferences } from './reference-store.ts'
export { listDocuments, type ListedRow } from './document-list-store.ts'
export { getListing } from './listing.ts'
export { loadDocument } from './load-document.ts'
export { toDocumentView } from './view.ts'
export {
  type ExportedDocument,
  listDocumentIds,
  loadExportedDocument,
  loadUnexportedState,
} from './archive/export-store.ts'
export {
  publishRestoredDocuments,
  type RestoredDocument,
  restoreDocument,
  type RestoredPublication,
} from './archive/restore.ts'
export { deleteAllDocuments, hasDocumentsChangedSince } from './archive/untouched-store.ts'
export { buildCollection } from './drafts/convert-page.ts'
export { createDocument } from './drafts/create-document.ts'
export { type DraftRow, findDraft } from './drafts/draft-store.ts'
export {
  type DraftOutline,
  loadDraftOutlines,
  countTrash,
  loadHomePageIds,
  loadPageFacts,
  loadTakenSlugs,
  type PageFacts,
} from './drafts/outline-store.ts'
export { importBody } from './drafts/replace-draft.ts'
export { listThemePartUses, type ThemePartUse } from './drafts/theme-part-store.ts'
export { saveChanges } from './drafts/save-changes.ts'
export { hasUrl } from './drafts/slug-store.ts'
export { type ItemGroup, type ItemGrouping, loadItemGroups } from './items/item-group-store.ts'
export { loadItemRules, loadItemsAccess, loadItemTitles } from './items/item-rules-store.ts'
export {
  countItems,
  type ItemFilter,
  type ItemRange,
  type ItemSummary,
  loadItemCards,
  loadItems,
  loadItemSummary,
} from './items/items-store.ts'
export { findNearestDates } from './items/nearest-dates-store.ts'
export { loadNeighbours } from './items/neighbour-store.ts'
export { isPublishedIn, listUntranslated } from './language/language-store.ts'
export { renameDocumentsLocale } from './language/rename-documents-locale.ts'
export { loadPreview, type Preview } from './previews/preview.ts'
export { loadVisibleBodies } from './published/body-store.ts'
export { listPublishedForms } from './published/form-store.ts'
export { findDocumentsRestrictedTo, loadMemberAreaPages } from './published/member-area-store.ts'
export { loadPageOutlines, type PageOutline } from './published/page-outline-store.ts'
export {
  type LanguagePaths,
  loadLanguagePaths,
  loadPaths,
  loadPublishedRevisions,
} from './published/path-store.ts'
export type { PublishedRow } from './published/published-row-store.ts'
export { loadPublishedAccess, type PublishedAccess } from './published/access-store.ts'
export { findPublishedByPath, loadPublishedByIds } from './published/published-store.ts'
export { loadSingles } from './published/singles-store.ts'
export { loadSitemapEntries, type SitemapEntry } from './published/sitemap-store.ts'
export type { PreviewedDrafts, ReadOptions } from './published/visible-rows-store.ts'
export { publishDocuments, unpublishDocuments } from './publishing/publish.ts'
export { deleteExpiredTrash } from './trash/empty-trash.ts'
export { loadVersionContent } from './versions/load-version-content.ts'
export { thinVersions } from './versions/version-history-store.ts'
export { documentsSlice } from './slice.ts'
