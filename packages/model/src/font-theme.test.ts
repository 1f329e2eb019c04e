import { expect, it } from 'vitest'
import { systemFonts, typeSteps } from './font-theme.ts'

it('grows from step to step, and with the window', () => {
  const steps = typeSteps({ base: 16, scale: 1.25 })
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

it('keeps its bounds in order where small text is larger on a phone', () => {
  const css = typeSteps({ base: 14, scale: 1.5 }).get(-1) ?? ''
  const [, from = '', to = ''] = /^clamp\(([\d.]+)rem, .*, ([\d.]+)rem\)$/.exec(css) ?? []
  expect(Number(from)).toBeLessThanOrEqual(Number(to))
})

it('ends every list of fonts with what every browser has', () => {
  for (const { stack } of systemFonts) expect(stack).toMatch(/(?:sans-serif|serif|monospace)$/)
})
