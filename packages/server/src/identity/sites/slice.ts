import type { Slice } from '../../platform/slice.ts'
import { fileDeletionJobs } from './file-deletions.ts'
import { siteRoutes } from './routes.ts'

export const sitesSlice: Slice = { routes: siteRoutes, jobs: fileDeletionJobs }
