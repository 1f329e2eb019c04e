import type { Slice } from '../../platform/slice.ts'
import { trackingRoutes } from './routes.ts'

export const trackingSlice: Slice = { routes: trackingRoutes }
