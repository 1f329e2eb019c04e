import { systemFonts } from '@vitrine/model'
import { checkDocument, newAesthetics, type ThemeDefaults } from '@vitrine/page'
import { expect, it } from 'vitest'
import {
  getPackId,
  getTypography,
  listFontPacks,
  setFontUsage,
  setTypography,
} from './change-fonts.ts'

const theme: ThemeDefaults = {
  palette: undefined,
  fonts: [{ id: 'inter', name: 'Inter', stack: "'Inter', sans-serif" }, ...systemFonts],
  typography: {
    heading: { family: 'inter', weight: 650 },
    text: { family: 'inter', weight: 400 },
    base: 17,
    scale: 1.2,
  },
}

it('starts from the fonts of the theme, and changes what was asked for', () => {
  const body = setTypography(newAesthetics(), theme, { base: 18 })
  expect(getTypography(body, theme)).toEqual({
    ...theme.typography,
    id: 'site',
    name: 'Site',
    base: 18,
  })
  expect(checkDocument('aesthetics', body).body).toBe(body)
})

it('changes the font theme that is active, and leaves the others', () => {
  const own = { id: 'own', name: 'Own', ...getTypography(newAesthetics(), theme) }
  const other = { ...own, id: 'other' }
  const before = newAesthetics({ fontThemes: [own, other], activeFontThemeId: 'own' })
  const after = setTypography(before, theme, { scale: 1.333 })
  expect(after.fontThemes).toEqual([{ ...own, scale: 1.333 }, other])
  expect(after.activeFontThemeId).toBe('own')
})

it('returns to the fonts of the theme', () => {
  const changed = setTypography(newAesthetics(), theme, { base: 18 })
  expect(setTypography(changed, theme, undefined)).toEqual(newAesthetics())
})

it('sets the font of a use, and leaves it to the theme again', () => {
  const set = setFontUsage(newAesthetics(), 'quotes', 'text')
  expect(set.fontUsage).toEqual({ quotes: 'text' })
  expect(setFontUsage(set, 'quotes', undefined)).toEqual(newAesthetics())
})

it('offers each pair once, with fonts that exist', () => {
  const packs = listFontPacks(theme)
  expect(packs[0]).toMatchObject({ heading: { id: 'inter' }, text: { id: 'inter' } })
  expect(new Set(packs.map(getPackId)).size).toBe(packs.length)
  expect(listFontPacks({ ...theme, fonts: [] })).toEqual([])
})
