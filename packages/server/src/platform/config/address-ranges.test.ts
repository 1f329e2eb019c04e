import { expect, it } from 'vitest'
import { RangeTable, readAddressRanges } from './address-ranges.ts'

const table = new RangeTable(
  [
    '# networks of examples',
    '192.0.2.0/25,GB',
    '"192.0.2.128","192.0.2.255","FR"',
    '2001:db8::/32,DE',
    '2001:db9::,2001:db9:ffff:ffff:ffff:ffff:ffff:ffff,NZ',
    '198.51.100.7',
    '',
  ].join('\n'),
)

it.each([
  ['192.0.2.0', 'GB'],
  ['192.0.2.127', 'GB'],
  ['192.0.2.128', 'FR'],
  ['192.0.2.255', 'FR'],
  ['::ffff:192.0.2.1', 'GB'],
  ['192.0.3.0', undefined],
  ['192.0.1.255', undefined],
  ['0.0.0.0', undefined],
  ['255.255.255.255', undefined],
  ['2001:db8::1', 'DE'],
  ['2001:db8:ffff:ffff::1%eth0', 'DE'],
  ['2001:db9:1::', 'NZ'],
  ['2001:dba::', undefined],
  ['::1', undefined],
  ['198.51.100.7', ''],
  ['198.51.100.8', undefined],
  ['nowhere', undefined],
])('finds the range of %s', (address, value) => {
  expect(table.find(address)).toBe(value)
})

it('joins ranges of one value that touch or overlap', () => {
  const joined = new RangeTable('10.0.0.0/8\n10.1.0.0/16\n11.0.0.0/8\n')
  expect(joined.size).toBe(1)
  expect(joined.find('11.255.0.1')).toBe('')
  expect(joined.find('10.2.0.1')).toBe('')
})

it.each(['10.0.0.0/33', 'ten', '10.0.0.9,10.0.0.1,GB', '10.0.0.0,2001:db8::,GB', '::/129'])(
  'refuses the line %s',
  (line) => {
    expect(() => new RangeTable(`10.0.0.0/8\n${line}`)).toThrow(/^Line 2 is no range/)
  },
)

it('names the setting of a file that cannot be read', () => {
  const files = { countryRanges: '/nowhere/none.csv', dataCenterRanges: undefined }
  expect(() => readAddressRanges(files)).toThrow(/COUNTRY_RANGES is no list of address ranges/)
  expect(readAddressRanges({ countryRanges: undefined, dataCenterRanges: undefined })).toEqual({
    ...{ countries: undefined, dataCenters: undefined },
  })
})
