import type { Slice } from '../../platform/slice.ts'
import { collectedDataPage } from './collected-page.ts'
import { deleteOldConsents } from './consent-store.ts'
import { deleteOldDropSamples } from './drop-sample-store.ts'
import { trackingJobs } from './jobs.ts'
import { trackingRoutes } from './routes.ts'
import {
  createNextPartition,
  deleteEndedVisits,
  deleteOldSalts,
  deleteOldVisits,
} from './visitor-store.ts'

export const trackingSlice: Slice = {
  routes: (http) => {
    trackingRoutes(http)
    collectedDataPage(http)
  },
  jobs: trackingJobs,
  nightly: {
    'create the next partition of hits': createNextPartition,
    'delete the salts of visitors': deleteOldSalts,
    'delete old examples of dropped events': deleteOldDropSamples,
    'delete old answers to cookie banners': deleteOldConsents,
    'delete old visits': deleteOldVisits,
    'delete visits that ended': deleteEndedVisits,
  },
}
