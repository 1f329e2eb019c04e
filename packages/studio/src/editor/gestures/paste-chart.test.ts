import { expect, it } from 'vitest'
import { readChart } from './paste-chart.ts'

it('reads rows of numbers with their names as a chart', () => {
  const { content, truncatedTo } =
    readChart('Month\tMugs\tBowls\nMay\t1,250.5\t3\nJune\t8\t£4') ?? {}
  expect(truncatedTo).toBeUndefined()
  const { series, rows, digits } = content?.data ?? {}
  expect(series).toHaveLength(2)
  expect(rows).toMatchObject([{ values: [1250.5, 3] }, { values: [8, 4] }])
  expect(digits).toBe(1)
  expect(Object.values(content?.text ?? {})).toEqual(['Mugs', 'Bowls', 'May', 'June'])
})

it('says how many rows a chart has if there were more', () => {
  const lines = Array.from({ length: 120 }, (_, at) => `Day ${at};${at}`)
  expect(readChart(['Day;Mugs', ...lines].join('\n'))?.truncatedTo).toBe(100)
})

it.each([
  ['words with commas', 'Clay, glaze and fire\nA pot, a mug'],
  ['names beside numbers', 'Rent 1,200\nFood 1,300'],
  ['one row', 'May\t3'],
  ['numbers alone', '1,5\n2,5'],
  ['a list', 'May\nJune'],
  ['a table with a gap', 'Month\tMugs\nMay\t3\nJune\t'],
  ['nothing', ''],
])('reads no chart from %s', (_, text) => {
  expect(readChart(text)).toBeUndefined()
})
