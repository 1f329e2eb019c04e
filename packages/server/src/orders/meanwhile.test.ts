import { afterEach, expect, it } from 'vitest'
import { addEntry, cartByToken, changeEntry } from '../cart/index.ts'
import { enterCheckout } from '../checkout/index.ts'
import { TestProvider } from '../payments/index.ts'
import { testShop, type TestShop } from '../test/sale.ts'
import { complete, settle } from './index.ts'

let shop: TestShop
afterEach(async () => expect(await shop.violations()).toEqual([]))

type Filled = Awaited<ReturnType<TestShop['fill']>>

/** Presses Pay at a bank that asks for confirmation. */
async function beginToPay(cart: Filled): Promise<string> {
  const attempt = { ...(await cart.attempt()), outcome: 'challenge' }
  return (await complete(shop.db, shop.site, attempt)).orderId
}

/** The bank has its confirmation. */
async function confirm(orderId: string): Promise<void> {
  const [intent] = await shop.rows<{ challenge_token: string }>(
    `select challenge_token from test_intent where site_id = $1 and status = 'requires_confirmation'`,
  )
  await new TestProvider(shop.db).answerChallenge(shop.site.id, intent?.challenge_token ?? '', true)
  expect(await settle(shop.db, shop.site.id, orderId)).toBe('placed')
}

/** What is in the visitor's cart, the first line first. */
async function inCart({ token }: Filled) {
  const cart = await cartByToken(shop.db, shop.site.id, token)
  return cart?.lines.map(({ productId, quantity, fields }) => ({ productId, quantity, fields }))
}

async function add({ token }: Filled, productId: string, quantity: number, fields?: object) {
  const additionalFields = fields ? JSON.stringify(fields) : null
  return addEntry(shop.db, shop.site, token, {
    itemId: productId,
    sku: null,
    quantity,
    additionalFields,
  })
}

it('keeps what a payment was promised, whatever the cart has meanwhile', async () => {
  shop = await testShop()
  const [mug, cup] = [await shop.sell({ onHand: 2 }), await shop.sell({ onHand: 2 })]
  const cart = await shop.fill({ product: mug, quantity: 2 }, { product: cup })
  const orderId = await beginToPay(cart)

  const [first] = (await cartByToken(shop.db, shop.site.id, cart.token))?.lines ?? []
  await changeEntry(shop.db, shop.site, cart.token, { entryId: first?.id ?? '', quantity: 0 })
  await add(cart, cup.id, 1)
  await enterCheckout(shop.db, shop.site, cart.cartId)
  expect(
    await shop.rows(
      'select variant_id, quantity, promised from stock_hold where site_id = $1 order by 1',
    ),
  ).toEqual([
    { variant_id: mug.variantId, quantity: 2n, promised: 2n },
    { variant_id: cup.variantId, quantity: 2n, promised: 1n },
  ])

  const other = await shop.fill({ product: mug })
  const attempt = { ...(await other.attempt()), outcome: 'approve' }
  await expect(complete(shop.db, shop.site, attempt)).rejects.toMatchObject({
    code: 'checkout.requirements',
  })
  await confirm(orderId)
  expect(await shop.rows('select status, attention from orders where site_id = $1')).toEqual([
    { status: 'placed', attention: null },
  ])
})
