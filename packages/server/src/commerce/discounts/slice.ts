import type { Slice } from '../../platform/slice.ts'
import { discountRoutes } from './routes.ts'

export const discountsSlice: Slice = { routes: discountRoutes }
