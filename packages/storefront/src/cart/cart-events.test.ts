import type { ShoppingCart } from '@vitrine/contract'
import { cartEvents } from '@vitrine/model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeCart } from './change-cart.ts'
import { loadCart } from './load-cart.ts'

const JSON_OF_CART = '{"totalQuantity":2}'
const shoppingCart: ShoppingCart = JSON.parse(JSON_OF_CART)

/** The cart events of the page so far, each with its cart. */
let events: (readonly [name: string, cart: unknown])[]

beforeEach(() => {
  const page = new EventTarget()
  events = []
  for (const name of Object.values(cartEvents))
    page.addEventListener(name, (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      events.push([event.type, detail])
    })
  vi.stubGlobal('document', page)
})

afterEach(() => void vi.unstubAllGlobals())

it('reports the start and the result of loading the cart', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON_OF_CART))
  await loadCart()
  expect(events).toEqual([
    ['cart:loading', { shoppingCart: undefined }],
    ['cart:loaded', { shoppingCart }],
  ])
})

it('reports a cart that cannot be loaded as loaded without one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await loadCart()
  expect(events.at(-1)).toEqual(['cart:loaded', { shoppingCart: undefined }])
})

it('reports the start and the result of a change', async () => {
  await changeCart(async () => ({ shoppingCart }))
  expect(events).toEqual([
    ['cart:recalculate-start', { shoppingCart: undefined }],
    ['cart:recalculate-end', { shoppingCart }],
  ])
})

it('reports the end of a change that fails', async () => {
  await expect(changeCart(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(events.at(-1)).toEqual(['cart:recalculate-end', { shoppingCart: undefined }])
})
