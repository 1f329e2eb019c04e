import { apiListSubscriptions, apiReadSubscription, readSubscription } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testApi } from '../../test/api/api.ts'
import { testSubscriptions } from '../../test/shop/subscriptions.ts'

async function testSubscriptionApi() {
  const shop = await testSubscriptions()
  for (const email of ['one@example.com', 'two@example.com']) {
    const order = await shop.subscribe({ email })
    await shop.browser().visit(`${order}/subscription`)
  }
  return { ...shop, ...(await testApi(shop)) }
}

it('lists subscriptions page by page, and returns one without its events, which name staff', async () => {
  const { api } = await testSubscriptionApi()
  const read = async (query: string) =>
    apiListSubscriptions.replies[200].parse((await api('GET', `/subscriptions${query}`)).body)
  const one = await read('?limit=1')
  const two = await read(`?limit=1&cursor=${one.nextPageCursor}`)
  const listed = [one, two].flatMap(({ subscriptions }) => subscriptions)
  expect(listed.map(({ email }) => email)).toEqual(['two@example.com', 'one@example.com'])
  expect(two.nextPageCursor).toBeNull()
  expect((await read('?email=ONE@example.com')).subscriptions).toHaveLength(1)
  const { body } = await api('GET', `/subscriptions/${listed[0]?.id}`)
  expect(apiReadSubscription.replies[200].parse(body)).toMatchObject({
    status: 'active',
    ordered: 1,
  })
  expect(body).not.toHaveProperty('events')
  expect((await api('GET', '/subscriptions?cursor=x')).status).toBe(400)
})

it('pauses and resumes a subscription, with the name of the key in its history', async () => {
  const { api, call, subscriptions } = await testSubscriptionApi()
  const [{ id } = { id: '' }] = await subscriptions()
  const act = (action: string) => api('POST', `/subscriptions/${id}/actions`, { action })
  expect(await act('pause')).toMatchObject({ status: 200, body: { status: 'paused' } })
  expect(await act('pause')).toMatchObject({ status: 409 })
  expect(await act('resume')).toMatchObject({ status: 200, body: { status: 'active' } })
  expect((await act('delete')).status).toBe(400)
  const shown = await call('GET', readSubscription.path.replace('{id}', id))
  expect(shown.text).toContain('The subscription was paused with the API key “Warehouse”.')
})

it('finds and changes nothing of another site', async () => {
  const { subscriptions } = await testSubscriptionApi()
  const other = await testSubscriptionApi()
  const [{ id } = { id: '' }] = await subscriptions()
  expect((await other.api('GET', `/subscriptions/${id}`)).status).toBe(404)
  const pause = { action: 'pause' }
  expect((await other.api('POST', `/subscriptions/${id}/actions`, pause)).status).toBe(404)
  expect(await subscriptions()).toMatchObject([{ status: 'active' }, { status: 'active' }])
})
