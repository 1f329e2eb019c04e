import { expect, it } from 'vitest'
import { testShop } from '../../test/sale.ts'
import { enterCheckout } from './enter-checkout.ts'

/** Minutes from now until the hold of the only cart ends. */
const MINUTES = `
  select round(extract(epoch from expires_at - clock_timestamp()) / 60)::integer as minutes
  from stock_hold where site_id = $1`

it('holds stock for a quarter of an hour from each visit, and never for more than an hour', async () => {
  const shop = await testShop()
  const { cartId } = await shop.fill({ product: await shop.sell() })
  const enter = () => enterCheckout(shop.db, shop.site, cartId)
  await enter()
  expect(await shop.rows(MINUTES)).toEqual([{ minutes: 15 }])

  const began = (minutes: number) =>
    shop.rows(
      `update checkout set entered_at = now() - make_interval(mins => $2) where site_id = $1`,
      [minutes],
    )
  await began(30)
  await enter()
  expect(await shop.rows(MINUTES)).toEqual([{ minutes: 15 }])
  await began(50)
  await enter()
  expect(await shop.rows(MINUTES)).toEqual([{ minutes: 10 }])
})

it('begins a new hour for a buyer who comes back when the hold is over', async () => {
  const shop = await testShop()
  const { cartId } = await shop.fill({ product: await shop.sell() })
  await enterCheckout(shop.db, shop.site, cartId)
  await shop.rows(`update checkout set entered_at = now() - interval '2 hours' where site_id = $1`)
  await shop.rows(`update stock_hold set expires_at = now() - interval '1 hour' where site_id = $1`)
  await enterCheckout(shop.db, shop.site, cartId)
  expect(await shop.rows(MINUTES)).toEqual([{ minutes: 15 }])
})

it('holds no more than the cart has now', async () => {
  const shop = await testShop()
  const product = await shop.sell({ onHand: 5 })
  const { cartId } = await shop.fill({ product, quantity: 4 })
  await enterCheckout(shop.db, shop.site, cartId)
  await shop.rows('update cart_entry set quantity = 1 where site_id = $1')
  await enterCheckout(shop.db, shop.site, cartId)
  expect(await shop.rows('select quantity from stock_hold where site_id = $1')).toEqual([
    { quantity: 1n },
  ])
  await shop.rows('delete from cart_entry where site_id = $1')
  await enterCheckout(shop.db, shop.site, cartId)
  expect(await shop.rows('select quantity from stock_hold where site_id = $1')).toEqual([])
})
