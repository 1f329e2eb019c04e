import type { Slice } from '../../platform/slice.ts'
import { studioRoutes } from './routes.ts'

export const studioSlice: Slice = {
  routes: (http, { responseCache }) => studioRoutes(http, responseCache),
}
