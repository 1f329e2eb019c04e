import { computeContrast, type Palette } from '@vitrine/model'
import { expect, it } from 'vitest'
import { getEmailColors } from './email-colors.ts'

const PALETTE: Palette = {
  lightest: '#faf7f2',
  light: '#f1eae0',
  accent: '#a8481f',
  dark: '#3a312b',
  darkest: '#1c1917',
}

it.each([
  ['the theme', undefined, PALETTE],
  ['the owner', { ...PALETTE, accent: '#fff200' }, PALETTE],
  [
    'a dark design',
    { ...PALETTE, lightest: '#0b0b0b', light: '#000000', darkest: '#101010' },
    PALETTE,
  ],
  ['nobody', undefined, undefined],
])('are those of %s, and readable', (_who, own, theme) => {
  const colors = getEmailColors(own && { palette: own }, { palette: theme })
  const palette = own ?? theme
  if (palette) expect(colors).toMatchObject({ surface: palette.lightest, accent: palette.accent })
  const { text, surface, background, accent, onAccent, link } = colors
  for (const [one, other] of [
    [text, surface],
    [text, background],
    [onAccent, accent],
    [link, surface],
  ] as const)
    expect(computeContrast(one, other)).toBeGreaterThanOrEqual(4.5)
})
