import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'

const CART = '/api/commerce/shopping-cart'

it('returns current prices, stock and settings, however often a cart was read', async () => {
  const shop = await testSite()
  const { id, variantId } = await shop.product({ priceMinor: 1_000n, onHand: 5 })
  const browser = shop.browser()
  await browser.call('POST', `${CART}/entries`, { itemId: id, sku: 'MUG', quantity: 2 })
  const read = async () => (await browser.call('GET', CART)).body
  const first = await read()
  expect(await read()).toEqual(first)

  await shop.pool.query('update variant set price_minor = 1500 where id = $1', [variantId])
  expect(await read()).toMatchObject({ subtotalCents: 3_000 })
  await shop.pool.query('update stock set on_hand = 3 where variant_id = $1', [variantId])
  expect(await read()).toMatchObject({ entries: [{ chosenVariant: { qtyInStock: 3 } }] })
  await shop.pool.query(
    'update store_settings set minimum_order_subtotal_minor = 9000 where site_id = $1',
    [shop.site.id],
  )
  expect(await read()).toMatchObject({ belowMinimum: '$90.00' })
})

it('returns each visitor their own cart', async () => {
  const shop = await testSite()
  const { id } = await shop.product()
  const [one, other] = [shop.browser(), shop.browser()]
  await one.call('POST', `${CART}/entries`, { itemId: id, sku: 'MUG', quantity: 2 })
  await other.call('POST', `${CART}/entries`, { itemId: id, sku: 'MUG', quantity: 3 })
  for (const _ of ['first', 'again']) {
    expect((await one.call('GET', CART)).body).toMatchObject({ totalQuantity: 2 })
    expect((await other.call('GET', CART)).body).toMatchObject({ totalQuantity: 3 })
  }
})
