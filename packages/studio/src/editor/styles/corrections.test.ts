import { createSectionThemes } from '@vitrine/model'
import { newAesthetics } from '@vitrine/page'
import { expect, it } from 'vitest'
import { allowCorrection, setThemeColor } from './change-styles.ts'
import { describeCorrection, formatContrast, joinCorrections } from './corrections.ts'

const palette = {
  lightest: '#faf7f2',
  light: '#f1eae0',
  accent: '#e8935f',
  dark: '#3a312b',
  darkest: '#1c1917',
}

it('names equal corrections once, with all their themes and the lowest contrast', () => {
  const themes = createSectionThemes(palette)
  const joined = joinCorrections(themes)
  const [first] = joined
  expect(first).toMatchObject({
    role: 'accent',
    requested: '#e8935f',
    themes: ['white', 'white-bold'],
  })
  expect(first && describeCorrection(first)).toBe('darker')
  const all = themes.flatMap(({ corrections }) => corrections)
  expect(joined.flatMap((each) => each.themes)).toHaveLength(all.length)
  expect(new Set(joined.map((each) => `${each.role}${each.requested}${each.used}`)).size).toBe(
    joined.length,
  )
})

it('never rounds a contrast up', () => {
  expect(formatContrast(4.49)).toBe('4.4')
  expect(formatContrast(4.5)).toBe('4.5')
})

it('keeps a color in the themes where it was corrected, and corrects it again', () => {
  const color = { color: '#e8935f', asIs: true } as const
  const kept = setThemeColor(newAesthetics(), ['white', 'light'], { role: 'accent', color })
  expect(kept.colorThemes).toEqual({ white: { accent: color }, light: { accent: color } })
  const [white] = createSectionThemes(palette, kept.colorThemes)
  expect(white?.corrections.map(describeCorrection)).toContain('kept')
  const corrected = allowCorrection(kept, ['white'], 'accent')
  expect(corrected.colorThemes.white).toEqual({ accent: { color: '#e8935f' } })
  expect(setThemeColor(kept, ['white', 'light'], { role: 'accent', color: undefined })).toEqual(
    newAesthetics(),
  )
})
