import type { Slice } from '../../platform/slice.ts'
import { pageLockRoutes } from './routes.ts'

export const pageLocksSlice: Slice = {
  routes: pageLockRoutes,
}
