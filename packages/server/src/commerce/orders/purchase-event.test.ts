import { afterEach, expect, it } from 'vitest'
import { testShop, type TestShop } from '../../test/sale.ts'
import { completeCheckout } from './index.ts'
import { getOrderUrl } from './order-url.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

const SCRIPT = /<script type="application\/json" data-shop-event="purchase">([^<]*)<\/script>/

it('has the order in its page for the event of the purchase, for an hour', async () => {
  shop = await testShop()
  const product = await shop.sell({ title: 'Morning mug', priceMinor: 2_800n })
  const cart = await shop.fill({ product, quantity: 2 })
  const { orderId } = await completeCheckout(shop.db, shop.site, {
    ...(await cart.attempt()),
    outcome: 'approve',
  })
  const url = getOrderUrl(shop.site, orderId)
  const { text } = await shop.browser().visit(url)
  expect(JSON.parse(SCRIPT.exec(text)?.[1] ?? 'null')).toMatchObject({
    id: orderId,
    websiteId: shop.site.id,
    testMode: true,
    grandTotal: { decimalValue: '56.00', value: 5_600 },
    shippingTotal: { value: 0 },
    taxTotal: { value: 0 },
    items: [
      {
        sku: product.sku,
        productName: 'Morning mug',
        quantity: 2,
        unitPrice: { decimalValue: '28.00' },
      },
    ],
  })
  await shop.rows(
    "update orders set placed_at = placed_at - interval '61 minutes' where site_id = $1 returning 1",
  )
  expect((await shop.browser().visit(url)).text).not.toMatch(SCRIPT)
})
