import type { Slice } from '../../platform/slice.ts'
import { deleteUnneededFiles } from './delete-unneeded-files.ts'
import { downloadEmailSecrets } from './download-link.ts'
import { downloadRoutes } from './routes.ts'

/** 03:47 UTC, after the tasks of every night. */
const EVERY_NIGHT = '47 3 * * *'

export const downloadsSlice: Slice = {
  routes: downloadRoutes,
  jobs: (jobs, { db, files }) =>
    jobs.schedule(EVERY_NIGHT, 'delete-unneeded-downloads', () =>
      deleteUnneededFiles({ db, files }),
    ),
  emailSecrets: downloadEmailSecrets,
}
