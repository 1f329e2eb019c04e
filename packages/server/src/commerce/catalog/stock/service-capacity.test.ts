import { expect, it } from 'vitest'
import { testShop } from '../../../test/sale.ts'
import { completeCheckout } from '../../orders/index.ts'

it('sells a service up to its capacity, and then no more', async () => {
  const shop = await testShop()
  const course = await shop.sell({ title: 'Throwing course', type: 'service', onHand: 2 })
  const countEntries = async () => {
    const [row] = await shop.rows<{ count: number }>(
      'select count(*)::integer as count from cart_entry where site_id = $1',
    )
    return row?.count ?? 0
  }
  const add = async () => {
    const before = await countEntries()
    await shop.browser().submit('/cart/entries', { itemId: course.id, quantity: '1' })
    return (await countEntries()) - before
  }
  expect(await add()).toBe(1)
  const cart = await shop.fill({ product: course, quantity: 2 })
  await completeCheckout(shop.db, shop.site, { ...(await cart.attempt()), outcome: 'approve' })
  expect(await add()).toBe(0)
  expect(await shop.violations()).toEqual([])
})
