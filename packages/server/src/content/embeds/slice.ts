import type { Slice } from '../../platform/slice.ts'
import { embedJobs } from './jobs.ts'
import { embedRoutes } from './routes.ts'
import { deleteUnusedEmbeds } from './store.ts'

export const embedsSlice: Slice = {
  routes: embedRoutes,
  jobs: (jobs, ports) => embedJobs(jobs, ports, ports.logError),
  nightly: { 'delete unused embeds': deleteUnusedEmbeds },
}
