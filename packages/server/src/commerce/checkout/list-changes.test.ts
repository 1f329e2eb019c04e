import { changeTaxes } from '@vitrine/contract'
import { message } from '@vitrine/model'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { testOwner } from '../../test/owner.ts'
import { ADDRESS, testShop, type TestShop } from '../../test/sale.ts'
import { putShippingZones } from './index.ts'
import { formatSums, listChanges, parseSums } from './list-changes.ts'

const FORM = { ...ADDRESS, email: 'reader@example.com', intent: 'pay', paymentOutcome: 'approve' }

const SENTENCES = {
  cart: 'The items or codes in your cart have changed.',
  price: 'The price of an item has changed.',
  discount: 'The discount has changed.',
  shipping: 'The delivery price has changed.',
  tax: 'The tax has changed.',
  giftCard: 'The amount that your gift cards pay has changed.',
}
type Sentence = keyof typeof SENTENCES

async function changeShipping({ db, site }: TestShop) {
  const rates = [{ name: 'Post', priceMinor: 450n }]
  await putShippingZones(db, site.id, [])
  await putShippingZones(db, site.id, [{ name: 'All', countries: [], rates }])
}

const changePrice = ({ rows }: TestShop) =>
  rows('update variant set price_minor = price_minor + 100 where site_id = $1')

async function changeTax(shop: TestShop) {
  const { call } = await testOwner(shop)
  const rates = [{ name: 'VAT', country: 'GB', percent: 20 }]
  const taxes = { pricesIncludeTax: false, storeCountry: null, rates }
  expect((await call('PUT', changeTaxes.path, taxes)).status).toBe(200)
}

const endDiscount = ({ rows }: TestShop) =>
  rows('update discount set archived_at = now() where site_id = $1')

const cases: readonly (readonly [
  readonly Sentence[],
  readonly ((shop: TestShop) => Promise<unknown>)[],
])[] = [
  [['tax'], [changeTax]],
  [['shipping'], [changeShipping]],
  // Ten percent of another price is another discount.
  [['price', 'discount'], [changePrice]],
  [['discount'], [endDiscount]],
  [
    ['shipping', 'tax'],
    [changeShipping, changeTax],
  ],
]

it.each(cases)('tells buyers of a changed %j, and of nothing else', async (expected, changes) => {
  const shop = await testShop()
  await shop.pool.query(
    `insert into discount (site_id, id, code, title, lane, percent_millionths)
     values ($1, $2, null, 'Spring', 'order', 100000)`,
    [shop.site.id, newId()],
  )
  const { id: itemId, sku } = await shop.sell()
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  const { text } = await browser.visit('/checkout')
  const hidden = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  )
  for (const change of changes) await change(shop)
  await shop.reload()

  const reply = await browser.submit('/checkout', { ...Object.fromEntries(hidden), ...FORM })
  expect(reply.status).toBe(409)
  const said = Object.entries(SENTENCES).filter(([, sentence]) => reply.text.includes(sentence))
  expect(said.map(([name]) => name)).toEqual(expected)
  expect(reply.text).toContain('Check the total before you pay.')
  expect(await shop.rows('select id from orders where site_id = $1')).toEqual([])
  expect(await shop.violations()).toEqual([])
})

const SUMMARY = {
  cartVersion: 3,
  listedSubtotalMinor: 2_000n,
  giftCardMinor: 500n,
  quote: { discountMinor: 100n, shippingMinor: 0n, taxMinor: 380n },
}
const SEEN = {
  version: 3,
  expectedTotalMinor: 2_280n,
  expectedGiftCardMinor: 500n,
  expectedSums: { itemsMinor: 2_000n, discountMinor: 100n, shippingMinor: 0n, taxMinor: 380n },
}

it('tells a change of gift cards, of the cart, and of anything else', () => {
  const check = message('checkout.changed.check')
  const giftCard = message('checkout.changed.giftCard')
  expect(listChanges(SUMMARY, { ...SEEN, expectedGiftCardMinor: 400n })).toEqual([giftCard, check])
  const cart = message('checkout.changed.cart')
  const other = { ...SEEN.expectedSums, itemsMinor: 1_000n, taxMinor: 190n }
  expect(listChanges(SUMMARY, { ...SEEN, version: 2, expectedSums: other })).toEqual([
    ...[cart, message('checkout.changed.tax'), check],
  ])
  // A page of an earlier version sends no sums.
  const earlier = { ...SEEN, expectedTotalMinor: 1n, expectedSums: undefined }
  expect(listChanges(SUMMARY, earlier)).toEqual([message('checkout.cartChanged')])
})

it('parses the sums that it formats, and nothing else', () => {
  expect(parseSums(formatSums(SUMMARY))).toEqual(SEEN.expectedSums)
  for (const wrong of ['', '1,2,3', '1,2,3,4,5', '1,2,-3,4', '1,2,3,x', '1'.repeat(17)])
    expect(parseSums(wrong)).toBeUndefined()
})
