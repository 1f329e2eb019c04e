import { expect, it } from 'vitest'
import { systemFonts, computeTypeSteps } from './font-theme.ts'

it('grows with each step and with the viewport', () => {
  const steps = computeTypeSteps({ base: 16, scale: 1.25 })
  expect(steps.get(0)).toBe('clamp(1rem, 0.974rem + 0.11vw, 1.063rem)')
  expect(steps.get(6)).toBe('clamp(2.986rem, 2.544rem + 1.887vw, 4.053rem)')
  const ends = [...steps.values()].map((css) => {
    const [, from = '', to = ''] = /^clamp\(([\d.]+)rem, .*, ([\d.]+)rem\)$/.exec(css) ?? []
    return [Number(from), Number(to)] as const
  })
  for (const [at, [from, to]] of ends.entries()) {
    expect(to).toBeGreaterThan(from)
    const [below] = ends[at - 1] ?? [0]
    expect(from).toBeGreaterThan(below)
  }
})

it('keeps the bounds in order if small text is larger on a phone', () => {
  const css = computeTypeSteps({ base: 14, scale: 1.5 }).get(-1) ?? ''
  const [, from = '', to = ''] = /^clamp\(([\d.]+)rem, .*, ([\d.]+)rem\)$/.exec(css) ?? []
  expect(Number(from)).toBeLessThanOrEqual(Number(to))
})

it('limits large headings on narrow screens, so that their words are not broken', () => {
  const large = computeTypeSteps({ base: 22, scale: 1.5 })
  expect(large.get(6)).toMatch(/^min\(clamp\(.*\), 15vw\)$/)
  expect(large.get(3)).toMatch(/^min\(clamp\(.*\), 10vw\)$/)
  expect(large.get(0)).toMatch(/^clamp/)
})

it('ends every font stack with a generic family', () => {
  for (const { stack } of systemFonts) expect(stack).toMatch(/(?:sans-serif|serif|monospace)$/)
})
