import { expect, it } from 'vitest'
import { platformPart } from './platform-path.ts'
import { textDirection } from './text-direction.ts'

it.each(['ar', 'he', 'fa-IR', 'ur', 'ps', 'dv', 'yi', 'ckb', 'az-Arab', 'ks', 'nqo', 'ff-Adlm'])(
  'writes %s from right to left',
  (tag) => expect(textDirection(tag)).toBe('rtl'),
)

it.each(['en', 'ja', 'az', 'ar-Latn', 'ku', 'sr-Cyrl', 'mn-Mong', 'und', 'elvish_x', ''])(
  'writes %s from left to right',
  (tag) => expect(textDirection(tag)).toBe('ltr'),
)

it('knows the addresses that are the platform’s own', () => {
  expect(['/cart', 'Checkout/pay', '/api'].map(platformPart)).toEqual(['cart', 'checkout', 'api'])
  expect(['', '/', 'cartoons', 'about/cart'].map(platformPart)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})
