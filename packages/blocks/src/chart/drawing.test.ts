import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bars, curves, type Drawing, pie } from './drawing.ts'

const few = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
const chart = (series: number, ...values: readonly (readonly number[])[]) => ({
  rows: values.map((each, index) => ({ name: `Row ${index}`, values: each })),
  series,
  format: (value: number) => value.toFixed(0),
  shorten: (value: number) => few.format(value),
})
const axisOf = ({ labels }: Drawing) =>
  labels.filter(({ isName }) => !isName).map(({ words }) => words)

describe('the numbers beside a chart', () => {
  it('are round, and no two of them alike', () => {
    expect(axisOf(bars(chart(1, [2])))).toEqual(['0', '0.5', '1', '1.5', '2'])
    expect(axisOf(bars(chart(1, [0])))).toEqual(['0', '1'])
    expect(axisOf(bars(chart(1, [0.03], [-0.01])))).toEqual(['-0.01', '0', '0.01', '0.02', '0.03'])
  })

  it('stay in their place, however large they are', () => {
    expect(axisOf(bars(chart(1, [1_234_567])))).toEqual(['0', '500K', '1M', '1.5M'])
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e15, max: 1e15, noNaN: true })), (values) => {
        const marks = axisOf(curves(chart(1, ...values.map((value) => [Math.round(value)]))))
        expect(new Set(marks).size).toBe(marks.length)
        for (const mark of marks) expect(mark.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})

describe('the names below a chart', () => {
  it('lose every other one where there is little room, and never the first', () => {
    const { labels } = bars(chart(1, [1], [2], [3]))
    const left = labels.filter(({ isName, isBetween }) => isName && !isBetween)
    expect(left.map(({ words }) => words)).toEqual(['Row 0', 'Row 2'])
  })
})

describe('a line', () => {
  it('is broken where nothing is known, and a dot where nothing is beside it', () => {
    const [first, second] = curves(chart(2, [1], [2, 2], [3], [], [5, 5])).shapes
    expect(first?.replaceAll(/[\d. ]/g, '')).toBe('MLLMh')
    expect(second?.replaceAll(/[\d. ]/g, '')).toBe('MhMh')
  })
})

describe('a pie', () => {
  it('has numbers in few characters, which are left out on a phone where they find no room', () => {
    const { labels } = pie(chart(1, [12], [1_234_567], [-5]))
    expect(labels.map(({ value }) => value)).toEqual([{ words: '1.23M', isWide: false }])
    const long = { ...chart(1, [12_345]), rows: [{ name: 'A long name', values: [12_345] }] }
    expect(pie(long).labels).toMatchObject([
      { words: 'A long na…', value: { words: '12345', isWide: true } },
    ])
  })

  it('is not drawn where nothing has a share', () => {
    for (const values of [[], [[0]], [[-1], [0]]])
      expect(pie(chart(1, ...values))).toEqual({ lines: [], shapes: [], labels: [] })
  })
})
