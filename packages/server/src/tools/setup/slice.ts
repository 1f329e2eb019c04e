import type { Slice } from '../../platform/slice.ts'
import { setupRoutes } from './routes.ts'

export const setupSlice: Slice = { routes: setupRoutes }
