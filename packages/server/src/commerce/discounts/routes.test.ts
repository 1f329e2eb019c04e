import type { Discount, DiscountDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testApi } from '../../test/api/api.ts'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import { completeCheckout } from '../orders/index.ts'
import { addCartDiscount, findDiscountByCode } from './index.ts'

const AT = '/api/studio/discounts'
const TEN = { type: 'percent', code: 'ten', title: '', percent: 10 }

type Given = Parameters<typeof testShop>[0]

async function testDesk(given: Given = {}) {
  const shop = await testShop(given)
  const { call } = await testOwner(shop)
  return {
    ...shop,
    call,
    create: async (body: object) => call('POST', AT, body),
    add: async (body: object) => (await call('POST', AT, body)).body as DiscountDetail,
    errors: async (body: object) => {
      const reply = await call('POST', AT, body)
      expect(reply.status).toBe(422)
      return (reply.body as { errors: Record<string, string> }).errors
    },
    list: async (query = '') =>
      (await call('GET', `${AT}${query}`)).body as {
        discounts: Discount[]
        counts: Record<string, number>
      },
  }
}

it('creates, reads, changes and lists a discount', async () => {
  const { add, call, list } = await testDesk({ timeZone: 'Europe/Paris' })
  const made = await add({ ...TEN, minimumCents: 2_000, startsAt: '2020-07-01T00:00' })
  expect(made).toMatchObject({
    code: 'TEN',
    title: 'TEN',
    percent: 10,
    minimumCents: 2_000,
    startsAt: '2020-07-01T00:00',
    endsAt: null,
    state: 'active',
    used: 0,
    given: { value: 0 },
  })
  const changed = { ...TEN, code: 'Ten', endsAt: '2021-01-01T00:00' }
  expect((await call('PUT', `${AT}/${made.id}`, changed)).body).toMatchObject({
    minimumCents: null,
    state: 'expired',
  })
  expect((await call('GET', `${AT}/${made.id}`)).body).toMatchObject({ state: 'expired' })
  await add({ ...TEN, code: 'LATER', startsAt: '2999-01-01T00:00' })
  await add({ ...TEN, code: null, title: 'Spring 50%' })
  const { discounts, counts } = await list()
  expect(discounts.map(({ title }) => title)).toEqual(['Spring 50%', 'LATER', 'TEN'])
  expect(counts).toEqual({ all: 3, active: 1, scheduled: 1, expired: 1, 'used-up': 0, off: 0 })
  expect((await list('?state=scheduled')).discounts).toHaveLength(1)
  expect((await list('?search=50%25')).discounts).toHaveLength(1)
  expect((await list('?search=5_%25')).discounts).toEqual([])
  expect((await list('?sort=title')).discounts.map(({ title }) => title)).toEqual([
    'LATER',
    'Spring 50%',
    'TEN',
  ])
})

it('names every problem at once', async () => {
  const { errors, add } = await testDesk()
  const wrong = { code: 'a b', title: 'x'.repeat(101), startsAt: '2027-02-30T00:00' }
  expect(
    Object.keys(
      await errors({
        ...TEN,
        ...wrong,
        percent: 120,
        appliesTo: 'products',
        minimumCents: -1,
        maxUses: 0,
        maxPerCustomer: 1.5,
      }),
    ).toSorted(),
  ).toEqual(
    [
      'code',
      'maxPerCustomer',
      'maxUses',
      'minimumCents',
      'percent',
      'productIds',
      'startsAt',
      'title',
    ].toSorted(),
  )
  expect(
    await errors({ ...TEN, startsAt: '2027-03-01T00:00', endsAt: '2027-03-01T00:00' }),
  ).toEqual({ endsAt: 'End time must be after start time.' })
  expect(Object.keys(await errors({ ...TEN, code: null }))).toEqual(['title'])
  expect(Object.keys(await errors({ ...TEN, type: 'amount', amountCents: 10.5 }))).toEqual([
    'amountCents',
  ])
  expect(Object.keys(await errors({ ...TEN, percent: -5 }))).toEqual(['percent'])
  expect(Object.keys(await errors({ ...TEN, type: 'buy-x-get-y' }))).toEqual([
    'buyQuantity',
    'getQuantity',
  ])
  const nothing = ['0192f0c1-2345-7890-abcd-ef0123456789']
  expect(
    Object.keys(await errors({ ...TEN, appliesTo: 'categories', categoryIds: nothing })),
  ).toEqual(['categoryIds'])
  await add(TEN)
  expect(await errors({ ...TEN, code: 'tEn' })).toEqual({
    code: 'Another discount has this code. Choose a different one.',
  })
})

it('rejects decimals of a currency without any', async () => {
  const { errors, add } = await testDesk({ currency: 'JPY' })
  const amount = { ...TEN, type: 'amount', amountCents: 50_050 }
  expect(await errors(amount)).toEqual({
    amountCents: 'Enter a whole amount of JPY above 0, without decimals.',
  })
  expect(await add({ ...amount, amountCents: 50_000 })).toMatchObject({ amountCents: 50_000 })
})

it('gives one of two equal codes that are created at once', async () => {
  const { create } = await testDesk()
  const replies = await Promise.all([create(TEN), create({ ...TEN, code: 'TEN' })])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
})

it('is used by an order, and kept for it when it is deleted', async () => {
  const shop = await testDesk()
  const { id } = await shop.add({ ...TEN, maxUses: 1 })
  const product = await shop.sell({ priceMinor: 2_000n })
  const cart = await shop.fill({ product })
  await addCartDiscount(shop.db, shop.site.id, cart.cartId, id)
  await completeCheckout(shop.db, shop.site, { ...(await cart.attempt()), outcome: 'approve' })
  expect((await shop.list()).discounts).toMatchObject([{ used: 1, state: 'used-up' }])
  const more = { ...TEN, maxUses: null }
  expect((await shop.call('PUT', `${AT}/${id}`, more)).body).toMatchObject({ state: 'active' })
  expect((await shop.call('DELETE', `${AT}/${id}`)).status).toBe(200)
  expect((await shop.list()).discounts).toEqual([])
  expect(await findDiscountByCode(shop.db, shop.site.id, 'TEN')).toBeUndefined()
  expect(
    await shop.rows('select code, title, amount_minor from order_discount where site_id = $1'),
  ).toEqual([{ code: 'TEN', title: 'TEN', amount_minor: 200n }])
  expect((await shop.call('GET', `${AT}/${id}`)).status).toBe(404)
  // Its code is free again.
  expect((await shop.create(TEN)).status).toBe(200)
  expect(await shop.violations()).toEqual([])
})

it('has no fewer uses than it has', async () => {
  const shop = await testDesk()
  const { id } = await shop.add(TEN)
  await shop.rows('update discount set used = 3 where site_id = $1')
  const { body } = await shop.call('PUT', `${AT}/${id}`, { ...TEN, maxUses: 2 })
  expect((body as { errors: object }).errors).toEqual({
    maxUses: 'This discount was used 3 times. Enter 3 or more, or turn it off.',
  })
})

it('is turned off and on, and deleted', async () => {
  const { add, call } = await testDesk()
  const { id } = await add(TEN)
  const at = `${AT}/${id}`
  expect((await call('PUT', `${at}/enabled`, { enabled: false })).body).toMatchObject({
    state: 'off',
  })
  expect((await call('PUT', `${at}/enabled`, { enabled: true })).body).toMatchObject({
    state: 'active',
  })
  expect((await call('DELETE', at)).status).toBe(200)
  expect((await call('DELETE', at)).status).toBe(404)
  expect((await call('PUT', `${at}/enabled`, { enabled: true })).status).toBe(404)
  expect((await call('PUT', at, TEN)).status).toBe(404)
})

it('is created, changed and turned off by a program, field by field', async () => {
  const shop = await testDesk({ timeZone: 'Europe/Paris' })
  const { api } = await testApi(shop)
  const made = await api('POST', '/discounts', { ...TEN, minimumCents: 2_000 })
  expect(made).toMatchObject({ status: 200, body: { code: 'TEN', title: 'TEN', state: 'active' } })
  const { id } = made.body as DiscountDetail
  const changed = await api('PATCH', `/discounts/${id}`, { code: 'AUTUMN', maxUses: 5 })
  const expected = { code: 'AUTUMN', title: 'AUTUMN', percent: 10, minimumCents: 2_000, maxUses: 5 }
  expect(changed).toMatchObject({ status: 200, body: expected })
  expect((await api('GET', `/discounts/${id}`)).body).toEqual(changed.body)
  expect((await api('PATCH', `/discounts/${id}`, { enabled: false })).body).toMatchObject({
    ...expected,
    state: 'off',
  })
  const before = await api('GET', `/discounts/${id}`)
  await shop.add({ ...TEN, code: 'OTHER' })
  for (const [body, status] of [
    [{ percent: 200 }, 422],
    [{ code: 'other' }, 422],
    [{ used: 0 }, 400],
    [{ percent: 'ten' }, 400],
  ] as const)
    expect((await api('PATCH', `/discounts/${id}`, body)).status, JSON.stringify(body)).toBe(status)
  expect((await api('POST', '/discounts', { ...TEN, used: 3 })).status).toBe(400)
  expect((await api('POST', '/discounts', { ...TEN, percent: 0 })).status).toBe(422)
  expect((await api('GET', `/discounts/${id}`)).body).toEqual(before.body)
  const { api: foreign } = await testApi(await testShop())
  expect((await foreign('GET', `/discounts/${id}`)).status).toBe(404)
  expect((await foreign('PATCH', `/discounts/${id}`, { enabled: true })).status).toBe(404)
})
