import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseVatId } from './vat-id.ts'

const valid = [
  ...['ATU12345678', 'BE0123456789', 'BG123456789', 'CY12345678X', 'CZ12345678', 'DE123456789'],
  ...['DK12345678', 'EE123456789', 'EL123456789', 'ESX1234567X', 'ES12345678Z', 'FI12345678'],
  ...['FRXX123456789', 'HR12345678901', 'HU12345678', 'IE1234567WA', 'IE1A12345W', 'IT12345678901'],
  ...['LT123456789', 'LT123456789012', 'LU12345678', 'LV12345678901', 'MT12345678'],
  ...['NL123456789B01', 'PL1234567890', 'PT123456789', 'RO12', 'SE123456789001', 'SI12345678'],
  ...['SK1234567890', 'XI123456789', 'XIGD123'],
]

it.each(valid)('takes %s, however it is typed', (text) => {
  const typed = fc
    .array(fc.constantFrom('', ' ', '.', '-', '–'), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((gaps) => Array.from(text, (each, index) => `${gaps[index]}${each}`).join(''))
  fc.assert(
    fc.property(typed, fc.boolean(), (value, isSmall) => {
      expect(parseVatId(isSmall ? value.toLowerCase() : value)?.text).toBe(text)
    }),
    { numRuns: 30 },
  )
})

it.each(['', 'DE', 'DE12345678', 'DE1234567890', 'GB123456789', 'US123456789', 'AT12345678'])(
  'refuses %j',
  (text) => expect(parseVatId(text)).toBeUndefined(),
)

it('knows the countries of the prefixes', () => {
  expect(parseVatId('GR 123456789')).toEqual({ prefix: 'EL', country: 'GR', text: 'EL123456789' })
  expect(parseVatId('XI 123 4567 89')?.country).toBe('GB')
})

it('parses what it has parsed to the same', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const parsed = parseVatId(typed)
      if (parsed) expect(parseVatId(parsed.text)).toEqual(parsed)
    }),
  )
})
