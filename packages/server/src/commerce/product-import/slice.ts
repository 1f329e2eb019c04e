import type { Slice } from '../../platform/slice.ts'
import { productImportRoutes } from './routes.ts'

export const productImportSlice: Slice = {
  routes: productImportRoutes,
}
