import { expect, it } from 'vitest'
import { readRecords } from './csv.ts'

const parseCells = (text: string, delimiter = ',') =>
  [...readRecords(text, delimiter)].map(({ cells }) => cells)

it('reads quoted cells with delimiters, quotes and line breaks in them', () => {
  expect(parseCells('a,b\r\n"1,5","say ""hi""\r\nthere"\r\n')).toEqual([
    ['a', 'b'],
    ['1,5', 'say "hi"\nthere'],
  ])
})

it('leaves quotes inside an unquoted cell unchanged', () => {
  expect(parseCells('a,b\n5" nail,x "y" z')).toEqual([
    ['a', 'b'],
    ['5" nail', 'x "y" z'],
  ])
})

it.each(['\n', '\r\n', '\r'])('reads line endings %j, and a last line without one', (end) => {
  expect(parseCells(['a,b', '1,2', '3,4'].join(end))).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ])
})

it('returns the physical line and the spreadsheet row of each record', () => {
  const records = [...readRecords('a,b\n"x\ny",1\n\n,\nz,2\n', ',')]
  expect(records.map(({ line, row }) => [line, row])).toEqual([
    [1, 1],
    [2, 2],
    [6, 5],
  ])
})

it('reports an unclosed quote and reads the rows after it', () => {
  const records = [...readRecords('a,b\nx,"open\ny,1\nz,2\n', ',')]
  expect(records.map(({ line, cells, error }) => [line, cells, error?.cell])).toEqual([
    [1, ['a', 'b'], undefined],
    [2, ['x'], 1],
    [3, ['y', '1'], undefined],
    [4, ['z', '2'], undefined],
  ])
})

it('finds the next valid row if a later quote seems to close the open one', () => {
  const records = [...readRecords('a,b,c\n1,"open,x\n2,"fine, too",y\n3,",",z\n', ',')]
  expect(records.map(({ cells, error }) => (error ? 'broken' : cells.join('|')))).toEqual([
    'a|b|c',
    'broken',
    '2|fine, too|y',
    '3|,|z',
  ])
})

it('does not read the lines of an invalid cell as rows', () => {
  const text = 'a,b\n1,"first line\nsecond "quoted" line\nthird line"\n2,ok\n'
  const records = [...readRecords(text, ',')]
  expect(records.map(({ line, error }) => [line, error !== undefined])).toEqual([
    [1, false],
    [2, true],
    [5, false],
  ])
})

it('notices that an unclosed quote joined two rows that read well together', () => {
  const records = [...readRecords('a,b\n1,"x\n2,","\n3,z\n', ',')]
  expect(records.at(-1)?.cells).toEqual(['3', 'z'])
  expect(records.some(({ line, error }) => line === 2 && error)).toBe(true)
})
