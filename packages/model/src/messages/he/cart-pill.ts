import type { cartPill as english } from '../en/cart-pill.ts'
import type { Translated } from '../message.ts'

export const cartPill = {
  'cart.itemCount': { one: 'פריט', two: 'פריטים', other: 'פריטים' },
} satisfies Translated<typeof english>
