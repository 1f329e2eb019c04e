import type { MerchandisingPreferences } from '@vitrine/contract'
import { callApi } from '../../../api/call-api.ts'
import { queryClient, routeQuery } from '../../../api/route-query.ts'

export type Preferences = MerchandisingPreferences

/** The settings that the form changes. */
export type MerchandisingValues = Omit<Preferences, 'multipleQuantityAllowedForServices'>

/** Returns the settings that the form changes. */
export function pickValues(preferences: Preferences): MerchandisingValues {
  const { multipleQuantityAllowedForServices: _, ...values } = preferences
  return values
}

const params = { namespace: 'merchandising' }

export const preferencesQuery = routeQuery('readCommercePreferences', { params })

/** Saves some of the preferences, and shows all as they are saved. */
export async function savePreferences(body: Partial<Preferences>): Promise<void> {
  const saved = await callApi('saveCommercePreferences', { params, body })
  queryClient.setQueryData(preferencesQuery.queryKey, saved)
}
