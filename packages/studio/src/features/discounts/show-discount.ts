import type { DiscountDetail } from '@vitrine/contract'
import { queryClient, routeQuery } from '../../api/route-query.ts'

/** Shows the new state of a discount on its page and in the list. */
export async function showDiscount(discount: DiscountDetail): Promise<void> {
  const { queryKey } = routeQuery('readDiscount', { params: { id: discount.id } })
  queryClient.setQueryData(queryKey, discount)
  await queryClient.invalidateQueries({ queryKey: ['listDiscounts'] })
}
