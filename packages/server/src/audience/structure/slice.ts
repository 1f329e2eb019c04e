import type { Slice } from '../../platform/slice.ts'
import { structureRoutes } from './routes.ts'

export const structureSlice: Slice = {
  routes: structureRoutes,
}
