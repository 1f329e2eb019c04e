import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RedirectGraph, type RedirectStep } from './redirect-graph.ts'
import { addStep, removeStep } from './graph-steps.ts'
import { type ParsedRedirect, parseRedirect } from './parse-redirect.ts'

function draft(from: string, to: string): ParsedRedirect {
  const read = parseRedirect({ from, to, status: 301 }, [])
  if ('kind' in read) throw new Error(read.message)
  return read
}

function createGraph(...lines: readonly (readonly [string, string])[]): RedirectGraph {
  return new RedirectGraph(lines.map(([from, to]) => draft(from, to)))
}

function getIssue(chart: RedirectGraph, from: string, to: string): string | undefined {
  const placed = addStep(chart, draft(from, to))
  return 'issue' in placed ? placed.issue.message : undefined
}

it.each([
  [[['/a', '/b']], '/b', '/a', '/b → /a → /b'],
  [[], '/a', '/A/', '/a → /A'],
  [[['/a/[x]', '/b/[x]']], '/b/[y]', '/a/[y]', '/b/[slug] → /a/[slug] → /b/[slug]'],
  [[['/b/foo', '/a/foo']], '/a/[x]', '/b/[x]', '/b/foo → /a/foo → /b/foo'],
  [[['/b/[x]', '/a/[x]']], '/a/foo', '/b/foo?again', '/a/foo → /b/foo → /a/foo'],
  [[], '/[x]', '/[x]', '/[slug] → /[slug]'],
] as const)('rejects a cycle, and shows it: %j and %s to %s', (there, from, to, way) => {
  expect(getIssue(createGraph(...there), from, to)).toBe(
    `This redirect would create a loop: ${way}`,
  )
})

it.each([
  [[['/b', '/c']], '/a', '/b', '/a → /b → /c'],
  [[['/a', '/b']], '/b', '/c', '/a → /b → /c'],
  [[['/b/[x]', '/c/[x]']], '/a', '/b/1#top', '/a → /b/1 → /c/1'],
  [[['/a', '/b/1']], '/b/[x]', 'https://other.example/[x]', '/a → /b/1 → https://other.example/1'],
  [[['/b/[x]', '/c']], '/a/[x]', '/b/[x]', '/a/[slug] → /b/[slug] → /c'],
] as const)('rejects a chain, and shows it: %j and %s to %s', (there, from, to, way) => {
  expect(getIssue(createGraph(...there), from, to)).toMatch(
    /^This redirect would create a chain: \//,
  )
  expect(getIssue(createGraph(...there), from, to)).toContain(way)
})

it('lets an exact redirect have another target than the pattern that matches it', () => {
  const chart = createGraph(['/a/[x]', '/b/[x]'])
  expect(getIssue(chart, '/a/foo', '/c')).toBeUndefined()
  expect(getIssue(chart, '/b/foo', '/c')).toBeUndefined()
  expect(chart.walk('/a/foo').hops).toEqual(['/a/foo', '/c'])
  expect(chart.walk('/a/Bar').hops).toEqual(['/a/Bar', '/b/Bar'])
})

it('retargets automatic redirects', () => {
  const chart = new RedirectGraph([{ ...draft('/a', '/b'), automatic: true }])
  expect(addStep(chart, draft('/b', '/c'))).toMatchObject({
    retargeted: [{ matchKey: '/a', target: '/c' }],
  })
  expect(chart.walk('/a').hops).toEqual(['/a', '/c'])
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

it('never contains a cycle, whatever is added, changed and deleted in any order', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const chart = new RedirectGraph()
      for (const { from, to, isPattern, repeats, automatic, removes } of commands) {
        const step: RedirectStep = {
          ...draft(isPattern ? `${from}/[x]` : from, isPattern && repeats ? `${to}/[x]` : to),
          automatic: automatic && !isPattern,
        }
        const before = chart.getAll()
        if (!removes) {
          const placed = addStep(chart, step)
          if ('issue' in placed) expect(new Set(chart.getAll())).toEqual(new Set(before))
        } else {
          const present = chart.get(step.matchKey)
          if (present) removeStep(chart, present)
        }
      }
      for (const one of ['a', 'b', 'C', 'd', 'x'])
        for (const other of ['', '/a', '/b', '/C', '/d', '/x'])
          for (const third of ['', '/a', '/x'])
            expect(chart.walk(`/${one}${other}${third}`).isCycle).toBe(false)
    }),
    { numRuns: 300 },
  )
})
