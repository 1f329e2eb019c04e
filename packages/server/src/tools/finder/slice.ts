import type { Slice } from '../../platform/slice.ts'
import { finderRoutes } from './routes.ts'

export const finderSlice: Slice = { routes: finderRoutes }
