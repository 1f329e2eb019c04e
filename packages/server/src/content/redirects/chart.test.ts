import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Chart, type Step } from './chart.ts'
import { place, takeOut } from './place.ts'
import { type Draft, readRedirect } from './read.ts'

function draft(from: string, to: string): Draft {
  const read = readRedirect({ from, to, status: 301 }, [])
  if ('kind' in read) throw new Error(read.message)
  return read
}

function chartOf(...lines: readonly (readonly [string, string])[]): Chart {
  return new Chart(lines.map(([from, to]) => draft(from, to)))
}

function refusal(chart: Chart, from: string, to: string): string | undefined {
  const placed = place(chart, draft(from, to))
  return 'fault' in placed ? placed.fault.message : undefined
}

it.each([
  [[['/a', '/b']], '/b', '/a', '/b → /a → /b'],
  [[], '/a', '/A/', '/a → /A'],
  [[['/a/[x]', '/b/[x]']], '/b/[y]', '/a/[y]', '/b/[slug] → /a/[slug] → /b/[slug]'],
  [[['/b/foo', '/a/foo']], '/a/[x]', '/b/[x]', '/b/foo → /a/foo → /b/foo'],
  [[['/b/[x]', '/a/[x]']], '/a/foo', '/b/foo?again', '/a/foo → /b/foo → /a/foo'],
  [[], '/[x]', '/[x]', '/[slug] → /[slug]'],
] as const)('refuses a circle, and draws it: %j and %s to %s', (there, from, to, way) => {
  expect(refusal(chartOf(...there), from, to)).toBe(`This redirect would lead in a circle: ${way}`)
})

it.each([
  [[['/b', '/c']], '/a', '/b', '/a → /b → /c'],
  [[['/a', '/b']], '/b', '/c', '/a → /b → /c'],
  [[['/b/[x]', '/c/[x]']], '/a', '/b/1#top', '/a → /b/1 → /c/1'],
  [[['/a', '/b/1']], '/b/[x]', 'https://other.example/[x]', '/a → /b/1 → https://other.example/1'],
  [[['/b/[x]', '/c']], '/a/[x]', '/b/[x]', '/a/[slug] → /b/[slug] → /c'],
] as const)('refuses a chain, and draws it: %j and %s to %s', (there, from, to, way) => {
  expect(refusal(chartOf(...there), from, to)).toMatch(/^This redirect would be one of a chain\./)
  expect(refusal(chartOf(...there), from, to)).toContain(way)
})

it('lets what is named by itself lead elsewhere than the pattern around it', () => {
  const chart = chartOf(['/a/[x]', '/b/[x]'])
  expect(refusal(chart, '/a/foo', '/c')).toBeUndefined()
  expect(refusal(chart, '/b/foo', '/c')).toBeUndefined()
  expect(chart.walk('/a/foo').way).toEqual(['/a/foo', '/c'])
  expect(chart.walk('/a/Bar').way).toEqual(['/a/Bar', '/b/Bar'])
})

it('brings along what was made when pages moved', () => {
  const chart = new Chart([{ ...draft('/a', '/b'), automatic: true }])
  expect(place(chart, draft('/b', '/c'))).toMatchObject({
    broughtAlong: [{ matchKey: '/a', target: '/c' }],
  })
  expect(chart.walk('/a').way).toEqual(['/a', '/c'])
})

const path = fc
  .array(fc.constantFrom('a', 'b', 'C', 'd'), { minLength: 1, maxLength: 2 })
  .map((parts) => `/${parts.join('/')}`)
const command = fc.record({
  from: path,
  to: path,
  isPattern: fc.boolean(),
  repeats: fc.boolean(),
  automatic: fc.boolean(),
  removes: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
})

it('turns nobody in a circle, whatever is added, changed and deleted in whatever order', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const chart = new Chart()
      for (const { from, to, isPattern, repeats, automatic, removes } of commands) {
        const step: Step = {
          ...draft(isPattern ? `${from}/[x]` : from, isPattern && repeats ? `${to}/[x]` : to),
          automatic: automatic && !isPattern,
        }
        const before = chart.all()
        if (!removes) {
          const placed = place(chart, step)
          if ('fault' in placed) expect(new Set(chart.all())).toEqual(new Set(before))
        } else {
          const present = chart.get(step.matchKey)
          if (present) takeOut(chart, present)
        }
      }
      for (const one of ['a', 'b', 'C', 'd', 'x'])
        for (const other of ['', '/a', '/b', '/C', '/d', '/x'])
          for (const third of ['', '/a', '/x'])
            expect(chart.walk(`/${one}${other}${third}`).isCircle).toBe(false)
    }),
    { numRuns: 300 },
  )
})
