import type { Slice } from '../../platform/slice.ts'
import { imageRoutes } from './routes.ts'

export const imagesSlice: Slice = {
  routes: imageRoutes,
}
