import type { Webhook } from '@vitrine/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'

/** The states of deliveries in the order of their views. */
export const deliveryStates = ['delivered', 'pending', 'failed'] as const

export type DeliveryState = (typeof deliveryStates)[number]

export const webhooksQuery = routeQuery('listWebhooks')

export function getWebhookQuery(id: string) {
  return routeQuery('readWebhook', { params: { id } })
}

/** Loads the deliveries of a webhook page by page. */
export function useDeliveries(id: string, state: DeliveryState | undefined) {
  const input = { ...(state && { state }) }
  return useInfiniteQuery({
    ...pagedQuery(['listWebhookDeliveries', id, input], (page) =>
      callApi('listWebhookDeliveries', { params: { id }, query: { ...input, ...page } }),
    ),
    select: ({ pages }) => ({
      deliveries: pages.flatMap(({ deliveries }) => deliveries),
      replaysLeft: pages[0]?.replaysLeft ?? 0,
    }),
    // Deliveries come by themselves while the screen is open.
    refetchInterval: 5_000,
  })
}

/** Loads what the screens show of a webhook anew. */
export async function refreshWebhook(id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: getWebhookQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['listWebhookDeliveries', id] }),
  ])
}

/** Shows a changed webhook on the screens. */
export async function showWebhook(webhook: Webhook): Promise<void> {
  queryClient.setQueryData(getWebhookQuery(webhook.id).queryKey, webhook)
  await refreshWebhook(webhook.id)
}

/** Runs an action, and tells why it failed. Resolves to undefined then. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
    return undefined
  }
}
