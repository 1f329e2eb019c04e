import { readPaymentMethods, readShippingZones } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testOwner } from '../../test/owner.ts'
import { testShop } from '../../test/sale.ts'
import type { TestBrowser } from '../../test/site.ts'

const BUYER = { email: 'reader@example.com', firstName: 'First', lastName: 'Last', country: 'GB' }

/** A shop that sends by post and lets buyers pick up, with a visitor who has a mug in the cart. */
async function testPickup() {
  const shop = await testShop({ testPayments: false })
  const { call } = await testOwner(shop)
  const rates = [
    { kind: 'flat', name: 'Post', priceCents: 450 },
    { kind: 'pickup', name: 'Pick up in Bonn' },
  ]
  const zones = await call('PUT', readShippingZones.path, {
    zones: [{ name: 'Rest of world', rates }],
  })
  const payment = await call('PUT', readPaymentMethods.path, {
    testPayments: false,
    methods: [
      { kind: 'bank_transfer', name: 'Bank transfer', instructions: 'IBAN DE00 <1234>' },
      { kind: 'on_pickup', name: 'Pay at the counter' },
    ],
  })
  const [zone] = (zones.body as { zones: { rates: Ids }[] }).zones
  const [post = '', pickup = ''] = readIds(zone?.rates ?? [])
  const { methods } = payment.body as { methods: Ids }
  const [transfer = '', counter = ''] = readIds(methods)
  const { id: itemId, sku } = await shop.sell()
  const browser = shop.browser()
  await browser.submit('/cart/entries', { itemId, sku, quantity: '1' })
  return { ...shop, browser, post, pickup, transfer, counter }
}

type Ids = readonly { readonly id: string }[]

function readIds(entries: Ids): readonly string[] {
  return entries.map(({ id }) => id)
}

async function submit(browser: TestBrowser, fields: Readonly<Record<string, string>>) {
  const { text } = await browser.visit('/checkout')
  const hidden = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const values = hidden.map(([, name = '', value = '']) => [name, value])
  return browser.submit('/checkout', { ...Object.fromEntries(values), ...BUYER, ...fields })
}

it('asks who picks an order up for a name and no address, and lets them pay there', async () => {
  const { browser, pickup, counter, rows } = await testPickup()
  const offered = await browser.visit('/checkout')
  expect(offered.text).toContain('Bank transfer')
  expect(offered.text).not.toContain('Pay at the counter')
  const quote = await submit(browser, { intent: 'quote', deliveryOption: pickup })
  expect(quote.text).toContain('Pay at the counter')

  const chosen = { intent: 'pay', deliveryOption: pickup, paymentMethod: counter }
  const paid = await submit(browser, chosen)
  expect(paid.status, paid.text).toBe(303)
  const order = await browser.visit(String(paid.headers['location']))
  expect(order.text).toContain('Pick up in Bonn')
  expect(order.text).toContain('First Last')
  expect(order.text).not.toContain('United Kingdom')
  expect(
    await rows('select shipping_minor, payment_status from orders where site_id = $1'),
  ).toEqual([{ shipping_minor: 0n, payment_status: 'pending' }])
})

it('asks for another way to pay where the chosen one is not offered any more', async () => {
  const { browser, post, pickup, counter } = await testPickup()
  await submit(browser, { intent: 'quote', deliveryOption: pickup, paymentMethod: counter })
  const address = { address1: '1 Quay', city: 'Hull', postalCode: 'HU1' }
  const fields = { ...address, deliveryOption: post, paymentMethod: counter }
  const reply = await submit(browser, { intent: 'pay', ...fields })
  expect(reply.status).not.toBe(303)
  expect(reply.text).toContain('Choose a payment method.')
})

it('shows how to pay on the page of the order, as text', async () => {
  const { browser, pickup, transfer } = await testPickup()
  const chosen = { intent: 'quote', deliveryOption: pickup, paymentMethod: transfer }
  await submit(browser, chosen)
  const paid = await submit(browser, { ...chosen, intent: 'pay' })
  const order = await browser.visit(String(paid.headers['location']))
  expect(order.text).toContain('IBAN DE00 &lt;1234&gt;')
  expect(order.text).toContain('waits for your payment')
  expect(order.text).not.toContain('Your order is paid')
})
