import type { Finder, Slice } from '../../platform/slice.ts'
import { listMatchingAssets } from '../../platform/files/library-store.ts'
import { loadAssetsByIds } from '../../platform/files/store.ts'
import { deleteUnneededParts } from './parts.ts'
import { fileRoutes } from './routes.ts'
import { deleteAbandonedUploads, listNeededUploads } from './store.ts'

/** 03:41 UTC, after the tasks of every night. */
const EVERY_NIGHT = '41 3 * * *'

/** Finds files by parts of their names and alt texts, the newest first. */
const fileFinder: Finder = {
  kind: 'file',
  action: 'files.write',
  find: async (db, { id: siteId }, { text, limit }) => {
    const query = { search: text, sort: 'newest', limit } as const
    const rows = await listMatchingAssets(db, siteId, { query, usedIds: [] })
    return rows.map(({ id, filename, altText }) => ({ id, title: filename, note: altText }))
  },
}

export const filesSlice: Slice = {
  routes: fileRoutes,
  finder: fileFinder,
  subjects: {
    '/api/studio/files/{id}': async (db, siteId, id) => {
      const file = (await loadAssetsByIds(db, siteId, [id])).get(id)
      return file && { name: file.filename }
    },
  },
  jobs: (jobs, { db, files }) =>
    jobs.schedule(EVERY_NIGHT, 'delete-abandoned-uploads', async () => {
      await deleteAbandonedUploads(db)
      await deleteUnneededParts(files, await listNeededUploads(db))
    }),
}
