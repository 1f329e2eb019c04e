import type { Slice } from '../../platform/slice.ts'
import { invoiceRoutes } from './routes.ts'

export const invoicesSlice: Slice = { routes: invoiceRoutes }
