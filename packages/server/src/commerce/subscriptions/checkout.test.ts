import { expect, it } from 'vitest'
import { getText, location, submitPayment } from '../../test/donations.ts'
import { ADDRESS } from '../../test/sale.ts'
import { MONTHLY, testSubscriptions } from '../../test/shop/subscriptions.ts'

it('sells a subscription in a checkout of its own, and shows its page', async () => {
  const { coffee, browser, subscriptions } = await testSubscriptions()
  const visitor = browser()
  const added = await visitor.submit('/cart/entries', { itemId: coffee.id, quantity: '2' })
  const checkout = location(added)
  expect(checkout).toMatch(/^\/checkout\/subscription\?cartToken=[\w-]{22}$/)
  expect(getText(await visitor.visit(checkout))).toContain(
    'Your subscription starts today: an order now, and then one every month until you cancel.',
  )
  expect(getText(await visitor.visit('/cart'))).toContain('You have nothing in your shopping cart.')
  const order = location(await submitPayment(visitor, checkout, ADDRESS))
  expect(order).toMatch(/^\/order\//)
  const shown = await visitor.visit(order)
  expect(shown.text).toContain(`href="${order}/subscription"`)
  const page = getText(await visitor.visit(`${order}/subscription`))
  expect(page).toContain('$24.00 every month')
  expect(page).toContain('Next order')
  expect(await subscriptions()).toMatchObject([
    { status: 'active', ordered: 1, nextIndex: 1, failures: 0 },
  ])
})

it('answers a script with the token of the checkout', async () => {
  const { coffee, browser } = await testSubscriptions()
  const visitor = browser()
  const body = { itemId: coffee.id, sku: null, qty: 1, additionalFields: null }
  const { status, body: reply } = await visitor.call(
    'POST',
    '/api/3/commerce/cart/subscription',
    body,
  )
  expect(status).toBe(200)
  const { cartToken } = reply as { readonly cartToken: string }
  const page = await visitor.visit(`/checkout/subscription?cartToken=${cartToken}`)
  expect(page.status).toBe(200)
})

it('never puts a subscription into the cart, or a product that is sold once into a subscription', async () => {
  const { coffee, browser, sell } = await testSubscriptions()
  const mug = await sell()
  const visitor = browser()
  const wrong = await visitor.call('POST', '/api/commerce/shopping-cart/entries', {
    itemId: coffee.id,
    quantity: 1,
  })
  expect(wrong).toMatchObject({ status: 409, body: { code: 'cart.subscriptionOnly' } })
  const other = await visitor.call('POST', '/api/3/commerce/cart/subscription', {
    itemId: mug.id,
    qty: 1,
  })
  expect(other).toMatchObject({ status: 404, body: { code: 'cart.variantUnavailable' } })
})

it('checks the quantity and the stock of a subscription', async () => {
  const { coffee, browser } = await testSubscriptions()
  const visitor = browser()
  const subscribe = async (qty: unknown) => {
    const body = { itemId: coffee.id, qty }
    return (await visitor.call('POST', '/api/3/commerce/cart/subscription', body)).body
  }
  expect(await subscribe('many')).toMatchObject({ code: 'cart.quantityNotNumber' })
  expect(await subscribe(11)).toMatchObject({ code: 'cart.notEnoughStock' })
})

it('has no page for an unknown token, an expired checkout and an order without a subscription', async () => {
  const { coffee, browser, rows } = await testSubscriptions()
  const visitor = browser()
  const added = await visitor.submit('/cart/entries', { itemId: coffee.id, quantity: '1' })
  await rows(`update cart set expires_at = now() where site_id = $1`)
  expect((await visitor.visit(location(added))).status).toBe(303)
  const unknown = await visitor.visit('/order/AAAAAAAAAAAAAAAAAAAAAA/subscription')
  expect(unknown.status).toBe(404)
})

it('ends a plan of one order with it', async () => {
  const { subscribe, browser, subscriptions } = await testSubscriptions({
    ...MONTHLY,
    numBillingCycles: 1,
  })
  const order = await subscribe()
  await browser().visit(`${order}/subscription`)
  expect(await subscriptions()).toMatchObject([{ status: 'ended' }])
})
