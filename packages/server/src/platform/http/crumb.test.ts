import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'

const ENTRIES = '/api/commerce/shopping-cart/entries'
const CART = '/api/commerce/shopping-cart'

async function atShop() {
  const shop = await testSite()
  const product = await shop.product({ sku: 'MUG' })
  return { ...shop, wanted: { itemId: product.id, sku: 'MUG', quantity: 1 } }
}

it('rejects a change without a crumb, and sends a fresh one', async () => {
  const { browser, wanted: entry } = await atShop()
  const { status, body } = await browser().send('POST', ENTRIES, entry)
  expect(status).toBe(403)
  expect(body).toMatchObject({ crumbFail: true, crumb: expect.any(String), status: 403 })
})

it('accepts the crumb that came with the error', async () => {
  const { browser, wanted: entry } = await atShop()
  const visitor = browser()
  await visitor.send('POST', ENTRIES, entry)
  expect((await visitor.send('POST', ENTRIES, entry)).status).toBe(200)
})

it('accepts the crumb in the query', async () => {
  const { browser, wanted: entry } = await atShop()
  const visitor = browser()
  await visitor.call('GET', CART)
  const crumb = visitor.cookies.get('crumb') ?? ''
  const url = `${ENTRIES}?crumb=${crumb}`
  expect((await visitor.send('POST', url, entry, { 'x-csrf-token': 'stale' })).status).toBe(403)
  const other = visitor.copy()
  other.cookies.delete('crumb')
  expect((await other.send('POST', url, entry)).status).toBe(200)
})

it('rejects the crumb of another visitor or another site', async () => {
  const { browser, wanted: entry } = await atShop()
  const [one, two] = [browser(), browser()]
  await one.call('GET', CART)
  await two.call('GET', CART)
  const crumb = one.cookies.get('crumb') ?? ''
  expect((await two.send('POST', ENTRIES, entry, { 'x-csrf-token': crumb })).status).toBe(403)

  const otherSite = await testSite()
  const thief = one.at(otherSite.host)
  expect((await thief.send('POST', ENTRIES, entry)).status).toBe(403)
})

it('rejects a call of another host or site, even with a crumb', async () => {
  const { browser, host, wanted: entry } = await atShop()
  const visitor = browser()
  await visitor.call('GET', CART)
  const statusWith = async (headers: Record<string, string>) =>
    (await visitor.send('POST', ENTRIES, entry, headers)).status
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { origin: `http://www.${host}` },
    { origin: `http://${host}:8080` },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: `http://${host}` },
  ])
    expect(await statusWith(headers), JSON.stringify(headers)).toBe(403)
  expect(await statusWith({ origin: `https://${host}` })).toBe(200)
  expect(await statusWith({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(200)
})

it('needs no crumb to read', async () => {
  const { browser } = await atShop()
  expect((await browser().send('GET', CART)).status).toBe(200)
})

it('shows the crumb to scripts, and hides the token behind it', async () => {
  const { app, host } = await atShop()
  const reply = await app.inject({ url: CART, headers: { host } })
  const [cart, crumb] = ['CART', 'crumb'].map((name) =>
    reply.cookies.find((cookie) => cookie.name === name),
  )
  expect(cart).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7_776_000 })
  expect(crumb?.httpOnly).toBeFalsy()
  expect(crumb?.sameSite).toBe('Lax')
})

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

it.each([
  ['a page of another site says so', { 'sec-fetch-site': 'cross-site' }],
  ['a sister host says so', { 'sec-fetch-site': 'same-site' }],
  ['the address bar says so', { 'sec-fetch-site': 'none' }],
  ['its origin is another', { origin: 'https://elsewhere.example' }],
  ['its origin is hidden', { origin: 'null' }],
  ['nothing says where it stands', {}],
])('rejects a form when %s', async (_name, headers) => {
  const { app, host, wanted: entry } = await atShop()
  const payload = new URLSearchParams({ itemId: entry.itemId, sku: 'MUG', quantity: '1' })
  const reply = await app.inject({
    method: 'POST',
    url: '/cart/entries',
    headers: { host, ...form, ...headers },
    payload: payload.toString(),
  })
  expect(reply.statusCode).toBe(403)
})

it('accepts a form of its own origin, by Sec-Fetch-Site or Origin', async () => {
  const { app, host, wanted: entry } = await atShop()
  const payload = new URLSearchParams({ itemId: entry.itemId, sku: 'MUG', quantity: '1' })
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: `http://${host}` }]) {
    const reply = await app.inject({
      method: 'POST',
      url: '/cart/entries',
      headers: { host, ...form, ...headers },
      payload: payload.toString(),
    })
    expect(reply.statusCode).toBe(303)
  }
})
