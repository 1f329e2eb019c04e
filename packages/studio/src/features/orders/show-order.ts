import type { OrderDetail } from '@vitrine/contract'
import { queryClient, routeQuery } from '../../api/route-query.ts'

/** Shows the new state of an order on its page and in the list. */
export async function showOrder(order: OrderDetail): Promise<void> {
  const { queryKey } = routeQuery('readOrder', { params: { id: order.id } })
  queryClient.setQueryData(queryKey, order)
  await queryClient.invalidateQueries({ queryKey: ['listOrders'] })
  await queryClient.invalidateQueries({ queryKey: ['countOrders'] })
}
