import { expect, it } from 'vitest'
import { getReservedSegment } from './reserved-path.ts'
import { getTextDirection } from './text-direction.ts'

it.each(['ar', 'he', 'fa-IR', 'ur', 'ps', 'dv', 'yi', 'ckb', 'az-Arab', 'ks', 'nqo', 'ff-Adlm'])(
  '%s is right-to-left',
  (tag) => expect(getTextDirection(tag)).toBe('rtl'),
)

it.each(['en', 'ja', 'az', 'ar-Latn', 'ku', 'sr-Cyrl', 'mn-Mong', 'und', 'elvish_x', ''])(
  '%s is left-to-right',
  (tag) => expect(getTextDirection(tag)).toBe('ltr'),
)

it('recognizes reserved paths', () => {
  expect(['/cart', 'Checkout/pay', '/api'].map(getReservedSegment)).toEqual([
    'cart',
    'checkout',
    'api',
  ])
  expect(['', '/', 'cartoons', 'about/cart'].map(getReservedSegment)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})
