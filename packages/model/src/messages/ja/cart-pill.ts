import type { cartPill as english } from '../en/cart-pill.ts'
import type { Translated } from '../message.ts'

export const cartPill = {
  'cart.itemCount': { other: '点' },
} satisfies Translated<typeof english>
