import { expect, it } from 'vitest'
import { computeBusinessErrors, isReverseCharged } from './reverse-charge.ts'

const shop = { takesVatIds: true, taxCountry: 'DE', vatId: 'DE123456789' }
const buyer = { vatId: 'FR12 345 678 901', address: { country: 'FR' } }

it('charges no VAT to a business in another member state', () => {
  expect(isReverseCharged(shop, buyer)).toBe(true)
})

it.each([
  ['a shop that takes none', { ...shop, takesVatIds: false }, buyer],
  ['a shop without a VAT ID', { ...shop, vatId: '' }, buyer],
  ['a shop that moved', { ...shop, taxCountry: 'AT' }, buyer],
  ['the own country', shop, { vatId: 'DE987654321', address: { country: 'DE' } }],
  ['another address', shop, { ...buyer, address: { country: 'IT' } }],
  ['a wrong form', shop, { ...buyer, vatId: 'FR1' }],
  ['a private buyer', shop, { ...buyer, vatId: '' }],
  ['Great Britain', shop, { vatId: 'XI123456789', address: { country: 'GB', postalCode: 'SW1' } }],
])('charges VAT to %s', (_name, seller, given) => {
  expect(isReverseCharged(seller, given)).toBe(false)
})

it('takes a VAT ID of Northern Ireland for its postal codes', () => {
  const address = { country: 'GB', postalCode: 'bt1 5gs' }
  expect(isReverseCharged(shop, { vatId: 'XI123456789', address })).toBe(true)
})

it('names what is wrong with a business', () => {
  const check = (vatId: string, country: string) =>
    computeBusinessErrors({ company: '', vatId }, { country })['vatId']?.messageId
  expect(check('', 'FR')).toBeUndefined()
  expect(check('FR12345678901', 'FR')).toBeUndefined()
  expect(check('FR1', 'FR')).toBe('checkout.vatId')
  expect(check('FR12345678901', 'IT')).toBe('checkout.vatIdCountry')
})
