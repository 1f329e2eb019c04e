import { type GiftCard, issueGiftCard, listGiftCards } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { testApi } from '../../test/api/api.ts'
import { testOwner } from '../../test/owner.ts'
import { ADDRESS, testShop } from '../../test/sale.ts'
import { orderJobs } from '../orders/index.ts'
import { findGiftCardByCode } from '../payments/index.ts'

const PATH = listGiftCards.path

async function testDesk() {
  const shop = await testShop({ contactEmail: 'shop@example.com' })
  const { call } = await testOwner(shop)
  const issue = async (body: object) =>
    call('POST', issueGiftCard.path, {
      id: newId(),
      amountCents: 2_500,
      email: 'friend@example.com',
      ...body,
    })
  const list = async (query = '') => {
    const reply = await call('GET', `${PATH}${query}`)
    expect(reply.status, reply.text).toBe(200)
    return listGiftCards.replies[200].parse(reply.body)
  }
  return { ...shop, call, issue, list }
}

it('issues a card once, emails its code, and shows no code to staff', async () => {
  const { issue, list, emails, db, site, rows } = await testDesk()
  const id = newId()
  const first = await issue({ id })
  expect(first.status, first.text).toBe(200)
  expect((await issue({ id, amountCents: 9_900 })).body).toEqual(first.body)
  const [email, ...others] = await emails()
  expect(others).toEqual([])
  expect(email).toMatchObject({ recipient: 'friend@example.com' })
  const [code = ''] = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/m.exec(email?.text ?? '') ?? []
  expect(await findGiftCardByCode(db, site, code)).toEqual({ id })
  expect(first.text).not.toContain(code)
  const card = first.body as GiftCard
  expect(card).toMatchObject({
    state: 'active',
    order: null,
    email: 'waiting',
    initial: { value: 2_500 },
    balance: { value: 2_500 },
  })
  expect(await list()).toMatchObject({ giftCards: [{ id }], nextPageCursor: null })
  expect(await rows('select kind from gift_card_entry where site_id = $1')).toEqual([
    { kind: 'issue' },
  ])
})

it('names each error of a card, and issues none', async () => {
  const { issue, list } = await testDesk()
  const { status, body } = await issue({ amountCents: null, email: 'friend' })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'gift-cards.invalid',
    errors: { amountCents: 'Enter an amount.', email: 'Enter an email address.' },
  })
  for (const amountCents of [0, -1, 0.5, 100_000_001])
    expect((await issue({ amountCents })).status).toBe(422)
  expect((await list()).giftCards).toEqual([])
})

it('turns a card off and on, finds it by its last characters, and filters by state', async () => {
  const { issue, call, list } = await testDesk()
  const one = (await issue({})).body as GiftCard
  const other = (await issue({})).body as GiftCard
  const off = await call('PUT', `${PATH}/${one.id}`, { isOn: false })
  expect(off.body).toMatchObject({ id: one.id, state: 'off', balance: { value: 2_500 } })
  expect((await list('?state=off')).giftCards.map(({ id }) => id)).toEqual([one.id])
  expect((await list('?state=active')).giftCards.map(({ id }) => id)).toEqual([other.id])
  const found = await list(`?search=${one.lastFour.toLowerCase()}`)
  expect(found.giftCards.map(({ id }) => id)).toContain(one.id)
  const on = await call('PUT', `${PATH}/${one.id}`, { isOn: true })
  expect(on.body).toMatchObject({ state: 'active' })
  expect((await call('PUT', `${PATH}/${newId()}`, { isOn: true })).status).toBe(404)
})

it('lists the cards of an order by its number, page by page', async () => {
  const { list, issue, sell, browser, db, pool, violations } = await testDesk()
  const product = await sell({ title: 'Gift card', type: 'gift-card', priceMinor: 1_000n })
  const buyer = browser()
  const page = `/checkout/gift-card?itemId=${product.id}&sku=${product.sku}&quantity=2`
  expect(await buyer.submit(page, {})).toMatchObject({ status: 303 })
  const { text } = await buyer.visit('/checkout')
  const hidden = text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  const sent = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]))
  await buyer.submit('/checkout', {
    ...sent,
    ...ADDRESS,
    email: 'reader@example.com',
    paymentOutcome: 'approve',
    intent: 'pay',
  })
  const jobs = new Jobs(db)
  orderJobs(jobs, { db, url: () => 'http://localhost:3000' })
  await jobs.drain(pool)
  for (let n = 0; n < 50; n++) await issue({})
  const first = await list()
  expect(first.giftCards).toHaveLength(50)
  const rest = await list(`?cursor=${first.nextPageCursor}`)
  expect(rest.giftCards).toHaveLength(2)
  expect(rest.giftCards.every(({ order, testMode }) => order?.number === '1' && testMode)).toBe(
    true,
  )
  expect((await list('?search=%231')).giftCards).toHaveLength(2)
  expect(await violations()).toEqual([])
})

it('sends the same code again, to another address', async () => {
  const { issue, call, emails } = await testDesk()
  const card = (await issue({})).body as GiftCard
  const path = `${PATH}/${card.id}/email`
  const sent = await call('POST', path, { email: ' other@example.com ' })
  expect(sent, sent.text).toMatchObject({
    status: 200,
    body: { id: card.id, recipient: 'other@example.com', email: 'waiting' },
  })
  const [first, again] = await emails()
  expect(again?.recipient).toBe('other@example.com')
  expect(again?.text).toBe(first?.text)
  expect(await call('POST', path, { email: 'other' })).toMatchObject({
    status: 422,
    body: { errors: { email: 'Enter an email address.' } },
  })
})

it('replaces a card once: the new one has the balance, and the old code pays for nothing', async () => {
  const { issue, call, emails, db, site, violations } = await testDesk()
  const card = (await issue({})).body as GiftCard
  const path = `${PATH}/${card.id}/replacement`
  const body = { id: newId(), email: 'friend@example.com' }
  const [reply, repeated] = [await call('POST', path, body), await call('POST', path, body)]
  expect(reply.body).toMatchObject({ id: body.id, balance: { value: 2_500 }, state: 'active' })
  expect(repeated.body).toEqual(reply.body)
  expect((await call('GET', `${PATH}/${card.id}`)).body).toMatchObject({
    giftCard: { state: 'off', balance: { value: 0 } },
    entries: [{ kind: 'issue' }, { kind: 'adjust', amount: { value: -2_500 } }],
  })
  const [old, current, ...others] = await emails()
  expect(others).toEqual([])
  // An email that was not sent yet has no code any more.
  expect(old?.text).toBe('')
  const [code = ''] = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/m.exec(current?.text ?? '') ?? []
  expect(await findGiftCardByCode(db, site, code)).toEqual({ id: body.id })
  const again = await call('POST', path, { ...body, id: newId() })
  expect(again).toMatchObject({ status: 409, body: { code: 'gift-cards.notActive' } })
  expect(await violations()).toEqual([])
})

it('is issued once for an idempotency key, listed and turned off by a program, without its code', async () => {
  const shop = await testDesk()
  const { api } = await testApi(shop)
  const issue = (body: object, key: string) =>
    api('POST', '/gift-cards', body, { 'idempotency-key': key })
  const body = { amountCents: 2_500, email: 'friend@example.com' }
  const first = await issue(body, 'card-1')
  expect(first).toMatchObject({ status: 200, body: { state: 'active', initial: { value: 2_500 } } })
  expect((await issue(body, 'card-1')).body).toEqual(first.body)
  await issue({ ...body, amountCents: 900 }, 'card-2')
  const [email] = (await shop.emails()).filter(({ text }) => text.includes('25.00'))
  const [code = 'none'] = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/m.exec(email?.text ?? '') ?? []
  const list = async (query: string) => {
    const reply = await api('GET', `/gift-cards?${query}`)
    expect(reply.text).not.toContain(code)
    return listGiftCards.replies[200].parse(reply.body)
  }
  const one = await list('limit=1')
  const two = await list(`limit=1&cursor=${one.nextPageCursor}`)
  expect(two.nextPageCursor).toBeNull()
  const { id } = first.body as GiftCard
  expect([one, two].map(({ giftCards }) => giftCards[0]?.initial.value)).toEqual([900, 2_500])
  expect(await findGiftCardByCode(shop.db, shop.site, code)).toEqual({ id })
  expect((await api('PATCH', `/gift-cards/${id}`, { isOn: false })).body).toMatchObject({
    state: 'off',
    balance: { value: 2_500 },
  })
  expect((await api('GET', `/gift-cards/${id}`)).body).toMatchObject({
    giftCard: { state: 'off' },
    entries: [{ kind: 'issue', amount: { value: 2_500 } }],
  })
  expect(await findGiftCardByCode(shop.db, shop.site, code)).toBeUndefined()
  expect((await issue({ ...body, amountCents: 0 }, 'card-3')).status).toBe(422)
  expect((await issue({ ...body, code: 'FREE' }, 'card-4')).status).toBe(400)
  expect((await list('limit=100')).giftCards).toHaveLength(2)
  const { api: foreign } = await testApi(await testShop())
  expect((await foreign('GET', `/gift-cards/${id}`)).status).toBe(404)
  expect((await foreign('PATCH', `/gift-cards/${id}`, { isOn: true })).status).toBe(404)
})
