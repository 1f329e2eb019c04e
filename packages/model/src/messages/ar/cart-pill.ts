import type { cartPill as english } from '../en/cart-pill.ts'
import type { Translated } from '../message.ts'

export const cartPill = {
  'cart.itemCount': {
    zero: 'قطعة',
    one: 'قطعة',
    two: 'قطعتان',
    few: 'قطع',
    many: 'قطعة',
    other: 'قطعة',
  },
} satisfies Translated<typeof english>
