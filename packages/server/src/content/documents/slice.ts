import type { Finder, FindSubject, Slice } from '../../platform/slice.ts'
import { listDocuments } from './document-list-store.ts'
import { deleteOldChanges } from './drafts/change-store.ts'
import { documentJobs } from './jobs.ts'
import { documentRoutes } from './routes.ts'
import { loadTitles } from './title-store.ts'
import { deleteExpiredTrash } from './trash/empty-trash.ts'
import { thinVersions } from './versions/version-history-store.ts'

/** Names a document by its title in the first language that has one. */
const findDocumentSubject: FindSubject = async (db, siteId, id) => {
  const found = (await loadTitles(db, siteId, [id])).get(id)
  return found && { name: Object.values(found.titles).find(Boolean) ?? '', kind: found.kind }
}

/** Finds documents by their titles and URLs, the last changed first. Their note is the path of the published page. */
const documentFinder: Finder = {
  kind: 'document',
  action: 'content.read',
  find: async (db, { id, language: locale }, { text, limit }) =>
    (await listDocuments(db, id, { locale, text, limit, inTrash: false })).map((row) => ({
      id: row.id,
      title: row.titles[locale] ?? Object.values(row.titles).find(Boolean) ?? '',
      note: row.path === null ? '' : `/${row.path}`,
    })),
}

export const documentsSlice: Slice = {
  routes: documentRoutes,
  finder: documentFinder,
  subjects: {
    '/api/studio/collections/{id}': findDocumentSubject,
    '/api/studio/documents/{id}': findDocumentSubject,
    '/api/studio/pages/{id}': findDocumentSubject,
    '/api/studio/publications/{id}': findDocumentSubject,
    '/api/studio/trash/{id}': findDocumentSubject,
    '/api/studio/unpublications/{id}': findDocumentSubject,
  },
  jobs: (jobs, { db, logError }) => documentJobs(jobs, db, logError),
  nightly: {
    'delete expired documents in the trash': deleteExpiredTrash,
    'thin old versions of documents': thinVersions,
    'delete old changes of documents': deleteOldChanges,
  },
}
