import { useMutation, useQuery } from '@tanstack/react-query'
import type { OrderView } from '@vitrine/contract'
import { callApi } from '../../../api/call-api.ts'
import { queryClient, routeQuery } from '../../../api/route-query.ts'
import { useTranslate } from '../../../ui/i18n.ts'
import { showFailure, showToast } from '../../../ui/overlays/toasts.ts'
import { type OrderFilters, toOrderQuery } from './order-filters.ts'

const viewsQuery = routeQuery('listOrderViews')

/** Returns the saved views, and the one that the filters are now; undefined for none of them. */
export function useOrderViews(filters: OrderFilters) {
  const { data } = useQuery(viewsQuery)
  const views = data?.views ?? []
  const query = formatQuery(toOrderQuery(filters))
  return { views, current: views.find((view) => formatQuery(view.query) === query) }
}

function formatQuery(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return JSON.stringify(given.toSorted(([a], [b]) => a.localeCompare(b)))
}

/** Returns the changes of the URL that show a saved view. */
export function toFilterChanges({
  query: { filter, ...query },
}: OrderView): Record<keyof OrderFilters, string | null> {
  const { search, payment, fulfillment, product, country, from, to, sort } = query
  return {
    view: filter,
    sort,
    search: search ?? null,
    payment: payment ?? null,
    fulfillment: fulfillment ?? null,
    product: product ?? null,
    country: country ?? null,
    from: from ?? null,
    to: to ?? null,
  }
}

const showViews = () => queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey })

/** Saves the filters under a name. Throws the error of the call. */
export async function saveOrderView(filters: OrderFilters, name: string): Promise<void> {
  const { sort = 'newest', filter = 'all', ...query } = toOrderQuery(filters)
  await callApi('createOrderView', { body: { name, query: { ...query, sort, filter } } })
  await showViews()
}

/** Renames a view. Throws the error of the call. */
export async function renameOrderView(id: string, name: string): Promise<void> {
  await callApi('renameOrderView', { params: { id }, body: { name } })
  await showViews()
}

/** Returns the call that deletes a view. */
export function useDeleteOrderView() {
  const t = useTranslate()
  return useMutation({
    mutationFn: (id: string) => callApi('deleteOrderView', { params: { id } }),
    onError: ({ message }) => showFailure(message),
    onSuccess: async () => {
      showToast(t('orders.viewDeleted'))
      await showViews()
    },
  })
}
