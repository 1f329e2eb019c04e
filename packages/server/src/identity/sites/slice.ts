import type { Slice } from '../../platform/slice.ts'
import { siteRoutes } from './routes.ts'

export const sitesSlice: Slice = { routes: siteRoutes }
