import { computeContrast, colourRoles, type Palette, createSectionThemes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { css } from './css.ts'

const series = [...css.matchAll(/--chart-\d:var\(--([a-z-]+),/g)].map(([, name = '']) => name)
const getRole = (name: string) =>
  colourRoles.find(
    (role) => role === name.replaceAll(/-(.)/g, (_, next: string) => next.toUpperCase()),
  )

const bold: Palette = {
  lightest: '#ffffff',
  light: '#f2f3f5',
  accent: '#2a1cff',
  dark: '#23262c',
  darkest: '#0b0c0e',
}
const warm: Palette = {
  lightest: '#faf7f2',
  light: '#f1eae0',
  accent: '#e8935f',
  dark: '#3a312b',
  darkest: '#1c1917',
}

it('has six series in colors of the theme', () => {
  expect(new Set(series).size).toBe(6)
  expect(series.map(getRole)).not.toContain(undefined)
  expect(css).not.toMatch(/#[0-9a-f]{3}/)
})

it.each([
  ['a bold one', bold],
  ['a warm one', warm],
])('has enough contrast in each section theme: %s', (_, palette) => {
  const faint = createSectionThemes(palette).flatMap(({ id, colours }) =>
    series.flatMap((name) => {
      const role = getRole(name)
      const ratio = role ? computeContrast(colours[role], colours.ground) : 0
      return ratio >= 3 ? [] : [`${id}: ${name} has ${ratio}`]
    }),
  )
  expect(faint).toEqual([])
})
