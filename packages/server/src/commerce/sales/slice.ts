import type { Slice } from '../../platform/slice.ts'
import { salesRoutes } from './routes.ts'

export const salesSlice: Slice = { routes: salesRoutes }
