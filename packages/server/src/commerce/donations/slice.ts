import type { Slice } from '../../platform/slice.ts'
import { donationRoutes } from './routes.ts'

export const donationsSlice: Slice = {
  routes: (http, { forms }) => donationRoutes(http, forms),
}
