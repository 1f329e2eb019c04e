import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutBars, layoutLines, type ChartShapes, layoutPie } from './shapes.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
const chart = (series: number, ...values: readonly (readonly number[])[]) => ({
  rows: values.map((each, index) => ({ name: `Row ${index}`, values: each })),
  series,
  format: (value: number) => value.toFixed(0),
  shorten: (value: number) => compact.format(value),
})
const getAxisLabels = ({ labels }: ChartShapes) =>
  labels.filter(({ isName }) => !isName).map(({ words }) => words)

describe('the numbers beside a chart', () => {
  it('are round and unique', () => {
    expect(getAxisLabels(layoutBars(chart(1, [2])))).toEqual(['0', '0.5', '1', '1.5', '2'])
    expect(getAxisLabels(layoutBars(chart(1, [0])))).toEqual(['0', '1'])
    expect(getAxisLabels(layoutBars(chart(1, [0.03], [-0.01])))).toEqual([
      '-0.01',
      '0',
      '0.01',
      '0.02',
      '0.03',
    ])
  })

  it('have few characters, however large they are', () => {
    expect(getAxisLabels(layoutBars(chart(1, [1_234_567])))).toEqual(['0', '500K', '1M', '1.5M'])
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e15, max: 1e15, noNaN: true })), (values) => {
        const marks = getAxisLabels(
          layoutLines(chart(1, ...values.map((value) => [Math.round(value)]))),
        )
        expect(new Set(marks).size).toBe(marks.length)
        for (const mark of marks) expect(mark.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})

describe('the names below a chart', () => {
  it('can lose every other one, but never the first', () => {
    const { labels } = layoutBars(chart(1, [1], [2], [3]))
    const left = labels.filter(({ isName, isBetween }) => isName && !isBetween)
    expect(left.map(({ words }) => words)).toEqual(['Row 0', 'Row 2'])
  })
})

describe('a line', () => {
  it('breaks at gaps and becomes a dot without neighbors', () => {
    const [first, second] = layoutLines(chart(2, [1], [2, 2], [3], [], [5, 5])).shapes
    expect(first?.replaceAll(/[\d. ]/g, '')).toBe('MLLMh')
    expect(second?.replaceAll(/[\d. ]/g, '')).toBe('MhMh')
  })
})

describe('a pie', () => {
  it('has short numbers, which are marked if they are too wide for a phone', () => {
    const { labels } = layoutPie(chart(1, [12], [1_234_567], [-5]))
    expect(labels.map(({ value }) => value)).toEqual([{ words: '1.23M', isWide: false }])
    const long = { ...chart(1, [12_345]), rows: [{ name: 'A long name', values: [12_345] }] }
    expect(layoutPie(long).labels).toMatchObject([
      { words: 'A long na…', value: { words: '12345', isWide: true } },
    ])
  })

  it('has no shapes without shares', () => {
    for (const values of [[], [[0]], [[-1], [0]]])
      expect(layoutPie(chart(1, ...values))).toEqual({ lines: [], shapes: [], labels: [] })
  })
})
