import type { MerchandisingPreferences } from '@vitrine/contract'
import { merchandisingDefaults } from '@vitrine/model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferencesQuery, savePreferences } from './commerce-preferences.ts'
import { queryClient } from './route-query.ts'

const URL = '/api/v1/commerce-preferences/merchandising'
const LOADED: MerchandisingPreferences = {
  ...merchandisingDefaults,
  ...{ multipleQuantityAllowedForServices: true, customSoldOutText: 'Gone' },
}

let sent: unknown[]
let reported: unknown[]
let answer: () => Response

beforeEach(() => {
  sent = []
  reported = []
  answer = () => Response.json({ ...LOADED, customSoldOutText: 'Sold' })
  vi.stubGlobal(
    'fetch',
    async (url: string, init: { readonly method: string; readonly body: string }) => {
      sent.push([init.method, url, JSON.parse(init.body)])
      return answer()
    },
  )
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  queryClient.setQueryData(preferencesQuery.queryKey, LOADED)
})

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('sends nothing without a difference', async () => {
  await savePreferences({ ...LOADED })
  expect(sent).toEqual([])
})

it('sends what differs, shows what was saved, and lets other tabs load it again', async () => {
  const received: unknown[] = []
  const other = new BroadcastChannel('commerce-preferences')
  other.onmessage = ({ data }) => received.push(data)
  await savePreferences({ ...LOADED, customSoldOutText: 'Sold' })
  expect(sent).toEqual([['PUT', URL, { customSoldOutText: 'Sold' }]])
  const shown = queryClient.getQueryData(preferencesQuery.queryKey)
  expect(shown).toMatchObject({ customSoldOutText: 'Sold' })
  await vi.waitFor(() => expect(received).toEqual(['merchandising']))
  other.close()
})

it('loads the preferences again that another tab has saved', async () => {
  const other = new BroadcastChannel('commerce-preferences')
  other.postMessage('merchandising')
  const isStale = () => queryClient.getQueryState(preferencesQuery.queryKey)?.isInvalidated
  await vi.waitFor(() => expect(isStale()).toBe(true))
  other.close()
})

it('reports a failure and throws it again', async () => {
  answer = () => Response.json({ message: 'No', status: 400 }, { status: 400 })
  const saving = savePreferences({ customSoldOutText: 'Sold' })
  await expect(saving).rejects.toThrow()
  expect(reported).toHaveLength(1)
  const shown = queryClient.getQueryData(preferencesQuery.queryKey)
  expect(shown).toEqual(LOADED)
})
