import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findPostalCode, isPostalCodeEntry, splitPostalCodes } from './postal-codes.ts'

const digits = fc.stringMatching(/^\d{5}$/)
const code = fc.stringMatching(/^[A-Z\d]{3,8}$/)

const find = (entries: readonly string[], postalCode: string, country = 'DE') =>
  findPostalCode(entries, { country, postalCode })?.entry

it('splits what was typed, and names what is no postal code', () => {
  const entries = splitPostalCodes(
    '94110, 94*\r\n\n10000-10999;SW1A 1AA,94110, 20000-10000, *,94-*x',
  )
  expect(entries).toEqual([
    ...['94110', '94*', '10000-10999', 'SW1A 1AA'],
    ...['20000-10000', '*', '94-*x'],
  ])
  expect(entries.filter((entry) => !isPostalCodeEntry(entry))).toEqual([
    ...['20000-10000', '*', '94-*x'],
  ])
})

it('finds a code however it is typed', () => {
  const spelled = fc.tuple(
    code,
    fc.array(fc.constantFrom('', ' ', '-', '\u2011', '\t'), { minLength: 8, maxLength: 8 }),
    fc.boolean(),
  )
  fc.assert(
    fc.property(spelled, ([plain, gaps, isLower]) => {
      const text = Array.from(plain, (character, index) => character + (gaps[index] ?? '')).join('')
      expect(find([plain], isLower ? text.toLowerCase() : text)).toBe(plain)
    }),
  )
  expect(find(['100-0001'], '１００－０００１', 'JP')).toBe('100-0001')
})

it('finds a code by its start, and in a range with the codes at its ends', () => {
  fc.assert(
    fc.property(digits, digits, digits, (typed, one, other) => {
      const [first = '', last = ''] = [one, other].toSorted()
      const isWithin = Number(first) <= Number(typed) && Number(typed) <= Number(last)
      for (const sign of ['-', ' - ', '...', '–'])
        expect(find([`${first}${sign}${last}`], typed) !== undefined).toBe(isWithin)
      for (const length of [1, 3, 5]) {
        const start = `${one.slice(0, length)}*`
        expect(find([start], typed) !== undefined).toBe(typed.startsWith(one.slice(0, length)))
      }
    }),
  )
  // A range has codes of its own length only.
  expect(find(['1000-9999'], '50000')).toBeUndefined()
  expect(find(['10000-10999'], '')).toBeUndefined()
  expect(find(['1000-1999'], '1017 ab', 'NL')).toBe('1000-1999')
  for (const other of ['2017 AB', '101 AB', '10170 AB', 'AB 1017'])
    expect(find(['1000-1999'], other, 'NL')).toBeUndefined()
})

it('finds the most specific entry: the code, else the longest start, in any order', () => {
  fc.assert(
    fc.property(digits, fc.boolean(), (typed, isTurned) => {
      const entries = [
        ...[`${typed.slice(0, 2)}*`, `${typed.slice(0, 3)}00-${typed.slice(0, 3)}99`],
        ...[`${typed.slice(0, 4)}*`, typed],
      ]
      while (entries.length > 0) {
        expect(find(isTurned ? entries.toReversed() : entries, typed)).toBe(entries.pop())
      }
    }),
  )
})

it('finds the narrowest range, wherever its ends are, and compares it with starts by size', () => {
  const reach = fc.integer({ min: 0, max: 5_000 })
  const middle = fc.integer({ min: 20_000, max: 80_000 })
  fc.assert(
    fc.property(middle, fc.array(fc.tuple(reach, reach), { minLength: 1 }), (typed, reaches) => {
      const entries = reaches.map(([before, after]) => `${typed - before}-${typed + after}`)
      const sizes = reaches.map(([before, after]) => before + after)
      const found = find(entries, String(typed)) ?? ''
      expect(sizes[entries.indexOf(found)]).toBe(Math.min(...sizes))
    }),
  )
  for (const entries of [
    ['10900-11100', '10*', '10000-10999'],
    ['94109-94112', '94100-94199', '941*'],
    ['941*', '94100-94200', '94*'],
  ])
    for (const order of [entries, entries.toReversed()])
      expect(find(order, entries[0]?.startsWith('1') ? '10950' : '94110')).toBe(entries[0])
})

it('finds the area of a ZIP+4, but only in the United States', () => {
  expect(find(['94110'], '94110-1234', 'US')).toBe('94110')
  expect(find(['94100-94199'], '941101234', 'US')).toBe('94100-94199')
  expect(find(['94110', '94110-1234'], '94110-1234', 'US')).toBe('94110-1234')
  expect(find(['94110'], '94110-1234')).toBeUndefined()
})
