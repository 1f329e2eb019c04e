import type { Slice } from '../../platform/slice.ts'
import { activityRoutes } from './routes.ts'
import { deleteOldActivity } from './store.ts'

export const activitySlice: Slice = {
  routes: activityRoutes,
  nightly: { 'delete old activity': deleteOldActivity },
}
