import type { cartPill as english } from '../en/cart-pill.ts'
import type { Translated } from '../message.ts'

export const cartPill = {
  'cart.itemCount': { one: 'article', many: 'articles', other: 'articles' },
} satisfies Translated<typeof english>
