import type { Slice } from '../../platform/slice.ts'
import { loadAssetsByIds } from '../../platform/files/store.ts'
import { deleteUnneededParts } from './parts.ts'
import { fileRoutes } from './routes.ts'
import { deleteAbandonedUploads, listNeededUploads } from './store.ts'

/** 03:41 UTC, after the tasks of every night. */
const EVERY_NIGHT = '41 3 * * *'

export const filesSlice: Slice = {
  routes: fileRoutes,
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
