import type { Slice } from '../../platform/slice.ts'
import { contentImportRoutes } from './routes.ts'

export const contentImportSlice: Slice = {
  routes: contentImportRoutes,
}
