import { computeContrast, computeDistance, createSectionTheme, paletteNames } from '@vitrine/model'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { proposalIds, proposePalettes } from './propose-palettes.ts'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((code) => `#${code.toString(16).padStart(6, '0')}`)
const image = fc.array(fc.record({ color, share: fc.constantFrom(0.02, 0.1, 0.5) }), {
  minLength: 1,
  maxLength: 8,
})

it('proposes three to five palettes whose texts are readable without corrections', () => {
  fc.assert(
    fc.property(image, (colors) => {
      const proposals = proposePalettes(colors)
      expect(proposals.length).toBeGreaterThanOrEqual(3)
      expect(proposals.length).toBeLessThanOrEqual(proposalIds.length)
      for (const { palette } of proposals) {
        for (const name of paletteNames) expect(palette[name]).toMatch(/^#[0-9a-f]{6}$/)
        expect(computeContrast(palette.darkest, palette.light)).toBeGreaterThanOrEqual(7)
        expect(computeContrast(palette.dark, palette.lightest)).toBeGreaterThanOrEqual(4.5)
        for (const id of ['white', 'light'] as const)
          expect(createSectionTheme(id, palette).corrections).toEqual([])
      }
    }),
    { numRuns: 150 },
  )
})

it('takes accents and the dark ground from a logo with three colors', () => {
  const proposals = proposePalettes([
    { color: '#ffffff', share: 0.6 },
    { color: '#14213d', share: 0.2 },
    { color: '#b3261e', share: 0.15 },
    { color: '#1d5fbf', share: 0.05 },
  ])
  expect(proposals.map(({ id }) => id)).toEqual(proposalIds)
  const find = (id: string) => proposals.find((each) => each.id === id)?.palette
  expect(find('soft')?.accent).toBe('#b3261e')
  expect(computeDistance(find('second')?.accent ?? '', '#1d5fbf')).toBeLessThan(0.05)
  expect(find('dark')).toMatchObject({ accent: '#b3261e', dark: '#14213d' })
})

it('keeps the hue of a light color that is too light for text, and shows it as a ground', () => {
  const [soft, , bold] = proposePalettes([{ color: '#ffd400', share: 1 }])
  const accent = soft?.palette.accent ?? ''
  expect(accent).toBe('#796722')
  expect(bold?.palette.light).toBe('#ffd400')
})

it('proposes palettes for a black logo, and none for an empty image', () => {
  const grey = proposePalettes([
    { color: '#ffffff', share: 0.8 },
    { color: '#111111', share: 0.2 },
  ])
  expect(grey.map(({ palette }) => palette.accent)).toEqual(['#111111', '#111111', '#111111'])
  expect(proposePalettes([])).toEqual([])
})
