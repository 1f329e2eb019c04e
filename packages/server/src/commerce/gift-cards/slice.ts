import type { Slice } from '../../platform/slice.ts'
import { giftCardRoutes } from './routes.ts'

export const giftCardsSlice: Slice = { routes: giftCardRoutes }
