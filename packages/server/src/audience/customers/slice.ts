import type { Slice } from '../../platform/slice.ts'
import { customerRoutes } from './routes.ts'

export const customersSlice: Slice = { routes: customerRoutes }
