import type { cartPill as english } from '../en/cart-pill.ts'
import type { Translated } from '../message.ts'

export const cartPill = {
  'cart.itemCount': { one: 'artículo', many: 'de artículos', other: 'artículos' },
} satisfies Translated<typeof english>
