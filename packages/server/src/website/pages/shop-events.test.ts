import { expect, it } from 'vitest'
import { testSite } from '../../test/site.ts'

const SCRIPT = /<script type="application\/json" data-shop-event="view-product">([^<]*)<\/script>/

it('has the product in its page for the events of the shop', async () => {
  const shop = await testSite()
  await shop.product({
    title: 'Cup </script><b>',
    urlId: 'cup',
    optionNames: ['Glaze'],
    variants: [
      { sku: 'CUP-A', optionValues: ['Oat'], priceMinor: 2_000n },
      {
        sku: 'CUP-B',
        optionValues: ['Iron'],
        priceMinor: 2_400n,
        salePriceMinor: 1_800n,
        onSale: true,
      },
    ],
  })
  const { text } = await shop.browser().visit('/shop/p/cup')
  const product: unknown = JSON.parse(SCRIPT.exec(text)?.[1] ?? 'null')
  expect(product).toMatchObject({
    name: 'Cup </script><b>',
    productType: 1,
    price: { decimalValue: '18.00', value: 1_800 },
    variants: [
      { sku: 'CUP-A', price: { decimalValue: '20.00' }, attributes: { Glaze: 'Oat' } },
      { sku: 'CUP-B', price: { decimalValue: '18.00' }, attributes: { Glaze: 'Iron' } },
    ],
  })
  expect((await shop.browser().visit('/shop')).text).not.toMatch(SCRIPT)
})
