import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { toPaymentEvent } from '../payments/index.ts'
import { testShop } from '../../test/sale.ts'
import { finalizeOrder, requestPayment, prepareOrder } from './index.ts'

/** BEGIN and COMMIT included. */
const MAX_STATEMENTS = 15

it.each([1, 10, 100])('places %i entries in as many statements as one', async (count) => {
  const shop = await testShop()
  const variants = Array.from({ length: count }, (_, n) => ({
    sku: `S${n}`,
    optionValues: [`${n}`],
  }))
  const product = await shop.sell({ optionNames: ['Number'], variants })
  const entries = product.variants.map(({ id }) => ({ product: { id: product.id, variantId: id } }))
  const cart = await shop.fill(...entries)
  const attempt = await cart.attempt()
  const sent: string[] = []
  const counted = drizzle(shop.pool, { logger: { logQuery: (text) => void sent.push(text) } })

  const prepared = await prepareOrder(counted, shop.site, attempt)
  if (prepared.kind !== 'draft' || !prepared.payment) throw new Error('Nothing to pay')
  const intent = await requestPayment(shop.db, shop.site.id, prepared.payment, {
    outcome: 'approve',
  })
  await finalizeOrder(counted, shop.site.id, prepared.orderId, toPaymentEvent(intent))

  expect(sent.length).toBeLessThanOrEqual(MAX_STATEMENTS)
  // Finalizing is one statement, and so a transaction of its own.
  expect(sent.filter((text) => /^(begin|commit)/.test(text))).toHaveLength(2)
  expect(await shop.rows('select committed from stock where site_id = $1')).toHaveLength(count)
  expect(await shop.violations()).toEqual([])
})
