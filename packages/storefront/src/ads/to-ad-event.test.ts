import { fromCents, type ShopOrder, toWireMoney } from '@vitrine/model'
import { expect, it } from 'vitest'
import { findClicks } from './ad-frame.ts'
import { toAddToCart, toPurchase, toSearch, toSignUp, toViewContent } from './to-ad-event.ts'

const money = (cents: number) => toWireMoney(fromCents(cents, 'EUR'))

const ORDER: ShopOrder = {
  ...{ id: 'order-1', purchasedCartId: 'cart-1', testMode: false, websiteId: 'site-1' },
  ...{ grandTotal: money(3_850), shippingTotal: money(450), taxTotal: money(0) },
  items: [{ sku: 'MUG', productName: 'Mug', quantity: 2, unitPrice: money(1_700) }],
}

it('tells the product that is shown, with its price', () => {
  const price = money(1_250)
  const product = { id: 'mug', name: 'Mug', productType: 1, categories: [], price, variants: [] }
  expect(toViewContent(product)).toEqual({
    ...{ name: 'ViewContent', id: expect.stringMatching(/^[\da-f]{32}$/) },
    ...{ value: 12.5, currency: 'EUR' },
    items: [{ id: 'mug', name: 'Mug', quantity: 1, price: 12.5 }],
  })
})

it('tells what was added to the cart, not what was there', () => {
  const chosenVariant = { sku: 'MUG', attributes: {} }
  const newlyAdded = {
    ...{ id: 'entry', itemId: 'mug', title: 'Mug', productType: 'physical', chosenVariant },
    ...{ purchasePriceCents: 1_110, subTotal: money(5_550) },
  }
  expect(toAddToCart({ newlyAdded, quantity: 3 })).toMatchObject({
    ...{ name: 'AddToCart', value: 33.3, currency: 'EUR' },
    items: [{ id: 'mug', quantity: 3, price: 11.1 }],
  })
})

it('tells a purchase by the id of its order, and no test order', () => {
  expect(toPurchase(ORDER)).toEqual({
    ...{ name: 'Purchase', id: 'order-1', value: 38.5, currency: 'EUR' },
    items: [{ id: 'MUG', name: 'Mug', quantity: 2, price: 17 }],
  })
  expect(toPurchase({ ...ORDER, testMode: true })).toBeUndefined()
})

it('tells searches and sign-ups without a person', () => {
  expect(toSearch('blue mug')).toMatchObject({ name: 'Search', query: 'blue mug' })
  for (const name of ['Lead', 'CompleteRegistration'] as const)
    expect(Object.keys(toSignUp(name)).toSorted()).toEqual(['id', 'name'])
})

it('remembers the click on an ad, and nothing else of the URL', () => {
  expect(findClicks('?utm_source=x&fbclid=IwAR0-a_b.c&email=a%40b.c&gclid=1')).toBe(
    'fbclid=IwAR0-a_b.c&gclid=1',
  )
  expect(findClicks('?fbclid=%3Cscript%3E')).toBe('')
  expect(findClicks('')).toBe('')
})
