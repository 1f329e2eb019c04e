import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('quotes every cell, with commas, quotes and lines in them', () => {
  expect(
    csvOf([
      ['a', 'b, "c"\nd'],
      ['', 'é'],
    ]),
  ).toBe('\uFEFF"a","b, ""c""\nd"\r\n"","é"\r\n')
})

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\u200B=1',
  '\u0001=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
])('makes %j a text and no formula', (cell) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`)
})

it('leaves alone what is none', () => {
  expect(csvOf([['a=1', '12', 'user@domain.com']])).toBe('\uFEFF"a=1","12","user@domain.com"\r\n')
})
