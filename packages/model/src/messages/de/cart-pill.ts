import type { cartPill as english } from '../en/cart-pill.ts'
import type { Translated } from '../message.ts'

export const cartPill = {
  'cart.itemCount': { one: 'Artikel', other: 'Artikel' },
} satisfies Translated<typeof english>
