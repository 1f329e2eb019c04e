import type { Slice } from '../../platform/slice.ts'
import { findDiscount } from './list-store.ts'
import { discountRoutes } from './routes.ts'

export const discountsSlice: Slice = {
  routes: discountRoutes,
  subjects: {
    '/api/studio/discounts/{id}': async (db, siteId, id) => {
      const discount = await findDiscount(db, { id: siteId, timeZone: 'UTC' }, id)
      return discount && { name: discount.title }
    },
  },
}
