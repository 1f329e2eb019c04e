import { shoppingCartSchema } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testSite } from '../test/site.ts'

type Shop = Awaited<ReturnType<typeof testSite>>
type Browser = ReturnType<Shop['browser']>

async function cartOf(browser: Browser) {
  const reply = await browser.call('GET', '/api/commerce/shopping-cart')
  return shoppingCartSchema.parse(reply.body)
}

const glazes = {
  optionNames: ['Glaze', 'Size'],
  variants: [
    { sku: 'OAT-S', optionValues: ['Oat', 'S'] },
    { sku: 'OAT-L', optionValues: ['Oat', 'L'] },
  ],
}

it('adds what a product page posts without JavaScript', async () => {
  const shop = await testSite()
  const { id } = await shop.product(glazes)
  const browser = shop.browser()
  const reply = await browser.submit('/cart/entries', {
    itemId: id,
    'variant.Glaze': 'Oat',
    'variant.Size': 'L',
    quantity: '2',
  })
  expect(reply).toMatchObject({ status: 303, headers: { location: '/cart' } })
  expect(browser.cookies.get('hasCart')).toBe('true')
  expect((await cartOf(browser)).entries).toMatchObject([
    { quantity: 2, chosenVariant: { sku: 'OAT-L' } },
  ])
})

it('adds a product’s only variant, one of it, when the form says no more', async () => {
  const shop = await testSite()
  const { id } = await shop.product()
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId: id })
  expect(await cartOf(browser)).toMatchObject({ totalQuantity: 1 })
})

it.each([
  ['a quantity in words', { quantity: 'two' }, 'quantityNotNumber'],
  ['no quantity', { quantity: '' }, 'quantityNotNumber'],
  ['a quantity of 0', { quantity: '0' }, 'quantityNotWhole'],
  ['half a thing', { quantity: '1.5' }, 'quantityNotWhole'],
  ['1e9 things', { quantity: '1000000000' }, 'quantityTooLarge'],
  ['more than there is', { quantity: '11' }, 'notEnoughStock'],
  ['an unknown sku', { sku: 'CUP' }, 'variantUnavailable'],
])('refuses %s by leading to the cart page with a code', async (_what, wrong, problem) => {
  const shop = await testSite()
  const { id } = await shop.product({ onHand: 10 })
  const browser = shop.browser()
  const reply = await browser.submit('/cart/entries', { itemId: id, sku: 'MUG', ...wrong })
  expect(reply.status).toBe(303)
  expect(reply.headers['location']).toBe(`/cart?problem=${problem}&item=${id}`)
  expect(await cartOf(browser)).toMatchObject({ id: null })
})

it('says which options were not chosen, and that a combination does not exist', async () => {
  const shop = await testSite()
  const { id } = await shop.product(glazes)
  const browser = shop.browser()
  const post = async (fields: Record<string, string>) =>
    (await browser.submit('/cart/entries', { itemId: id, ...fields })).headers['location']
  expect(await post({ 'variant.Glaze': '', 'variant.Size': 'L' })).toBe(
    `/cart?problem=optionsMissing&item=${id}&options=0`,
  )
  expect(await post({})).toBe(`/cart?problem=optionsMissing&item=${id}&options=0.1`)
  expect(await post({ 'variant.Glaze': 'Oat', 'variant.Size': 'XL' })).toBe(
    `/cart?problem=variantUnavailable&item=${id}`,
  )
})

it('leads away from an item that is none', async () => {
  const shop = await testSite()
  const reply = await shop.browser().submit('/cart/entries', { itemId: '<script>' })
  expect(reply.headers['location']).toBe('/cart?problem=variantUnavailable')
})

it('changes a quantity from the cart page, and takes an entry out with 0', async () => {
  const shop = await testSite()
  const { id } = await shop.product({ onHand: 5 })
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId: id })
  const [entry] = (await cartOf(browser)).entries
  const at = `/cart/entries/${entry?.id}`
  expect((await browser.submit(at, { quantity: '3' })).headers['location']).toBe('/cart')
  expect(await cartOf(browser)).toMatchObject({ totalQuantity: 3 })
  expect((await browser.submit(at, { quantity: '6' })).headers['location']).toBe(
    `/cart?problem=notEnoughStock&entry=${entry?.id}`,
  )
  await browser.submit(at, { quantity: '0' })
  expect(await cartOf(browser)).toMatchObject({ entries: [] })
  expect(browser.cookies.has('hasCart')).toBe(false)
  const stranger = await shop.browser().submit(at, { quantity: '1' })
  expect(stranger.headers['location']).toBe(`/cart?problem=unknownEntry&entry=${entry?.id}`)
})

it('refuses forms of other sites', async () => {
  const shop = await testSite()
  const { id } = await shop.product()
  const post = (headers: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: '/cart/entries',
      headers: {
        host: shop.host,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: `itemId=${id}`,
    })
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403)
  expect((await post({ origin: 'http://evil.test' })).statusCode).toBe(403)
  expect((await post({})).statusCode).toBe(403)
  expect((await post({ origin: `http://${shop.host}` })).statusCode).toBe(303)
})
