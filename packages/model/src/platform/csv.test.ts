import { expect, it } from 'vitest'
import { formatCsv } from './csv.ts'

it('quotes cells with commas, quotes and line breaks', () => {
  expect(
    formatCsv([
      ['a', 'b, "c"\nd'],
      ['', 'é'],
    ]),
  ).toBe('\uFEFF"a","b, ""c""\nd"\r\n"","é"\r\n')
})

it.each([
  '=1+1',
  '+1',
  '-1+1',
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
])('makes %j text instead of a formula', (cell) => {
  expect(formatCsv([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`)
})

it('leaves other text unchanged', () => {
  expect(formatCsv([['a=1', '12', '-4.00', 'user@domain.com']])).toBe(
    '\uFEFF"a=1","12","-4.00","user@domain.com"\r\n',
  )
})
