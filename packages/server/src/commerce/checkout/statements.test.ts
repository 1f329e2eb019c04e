import { expect, it } from 'vitest'
import { ADDRESS, testShop } from '../../test/sale.ts'
import { recordStatements } from '../../test/statements.ts'

/** The maximum of the whole request: site, form, order, payment by the test provider, and placement. */
const MAX_STATEMENTS = 25

it.each([1, 10, 100])('completes a checkout of %i entries in as many statements', async (count) => {
  const shop = await testShop()
  const variants = Array.from({ length: count }, (_, n) => ({
    sku: `S${n}`,
    optionValues: [`${n}`],
  }))
  const { id } = await shop.sell({ optionNames: ['Number'], variants })
  const browser = shop.browser()
  let cart: { readonly version: number; readonly subtotalCents: number } | undefined
  for (const { sku } of variants) {
    const entry = { itemId: id, sku, quantity: 1 }
    const { body } = await browser.call('POST', '/api/commerce/shopping-cart/entries', entry)
    ;({ shoppingCart: cart } = body as { readonly shoppingCart: typeof cart })
  }
  // The server has the site and its languages in memory, as between two buyers.
  await browser.call('GET', '/api/commerce/shopping-cart')
  const sent = await recordStatements(async () => {
    const { status } = await browser.submit('/checkout', {
      ...ADDRESS,
      email: 'reader@example.com',
      paymentOutcome: 'approve',
      version: String(cart?.version),
      expectedTotal: String(cart?.subtotalCents),
    })
    expect(status).toBe(303)
  })
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(MAX_STATEMENTS)
  expect(await shop.rows(`select status from orders where site_id = $1`)).toEqual([
    { status: 'placed' },
  ])
})
