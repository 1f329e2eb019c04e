import type { MerchandisingPreferences } from '@vitrine/contract'
import { callApi } from './call-api.ts'
import { queryClient, routeQuery } from './route-query.ts'

const NAMESPACE = 'merchandising'
const params = { namespace: NAMESPACE }

/** The preferences of the store. */
export const preferencesQuery = routeQuery('readCommercePreferences', { params })

/** Tells the other tabs of this browser that preferences were saved, so that they load them again. */
const refetches = new BroadcastChannel('commerce-preferences')
refetches.addEventListener('message', ({ data }) => {
  if (data === NAMESPACE)
    void queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey })
})

/**
 * Saves those preferences that differ from the loaded ones. Without a difference nothing is sent. A failure is reported
 * and thrown again.
 *
 * @see platform spec §4 "Preference changes", §7 "PUT /api/v1/commerce-preferences/{namespace}"
 */
export async function savePreferences(wanted: Partial<MerchandisingPreferences>): Promise<void> {
  const known: Partial<Record<string, unknown>> =
    queryClient.getQueryData(preferencesQuery.queryKey) ?? {}
  const changes = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value),
  )
  if (changes.length === 0) return
  try {
    const body = Object.fromEntries(changes)
    const saved = await callApi('saveCommercePreferences', { params, body })
    queryClient.setQueryData(preferencesQuery.queryKey, saved)
    refetches.postMessage(NAMESPACE)
  } catch (error) {
    reportError(error)
    throw error
  }
}
