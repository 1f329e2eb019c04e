import { createSectionTheme } from '@vitrine/model'
import { checkDocument, DEFAULT_PALETTE, newAesthetics } from '@vitrine/page'
import { expect, it } from 'vitest'
import {
  getSectionTheme,
  hasOwnColors,
  listThemeColors,
  removeOwnColors,
  setPalette,
} from './change-colors.ts'
import { setThemeColor } from './change-styles.ts'

const link = { role: 'link', color: { color: '#eeee00' } } as const
const button = { role: 'button', color: { color: '#004422' } } as const

const list = (body: ReturnType<typeof newAesthetics>) =>
  listThemeColors(body, createSectionTheme('light', DEFAULT_PALETTE, body.colorThemes.light))

it('shows the color that the owner asked for, with its correction', () => {
  const body = setThemeColor(newAesthetics(), ['light'], link)
  expect(checkDocument('aesthetics', body).issues).toBeUndefined()
  const colors = list(body)
  expect(colors.filter(({ isOwn }) => isOwn)).toMatchObject([
    { role: 'link', requested: '#eeee00', correction: { requested: '#eeee00', minimum: 4.5 } },
  ])
  expect(colors.find(({ role }) => role === 'ground')).toEqual({
    role: 'ground',
    requested: DEFAULT_PALETTE.light,
    isOwn: false,
    correction: undefined,
  })
})

it('returns to the derived colors, one by one or all of a theme, and leaves other themes', () => {
  const one = setThemeColor(newAesthetics(), ['light', 'dark'], link)
  const two = setThemeColor(one, ['light'], button)
  expect(hasOwnColors(two, 'light')).toBe(true)
  expect(hasOwnColors(two, 'black')).toBe(false)
  expect(removeOwnColors(two, 'light').colorThemes).toEqual({ dark: { link: link.color } })
  const back = setThemeColor(two, ['light'], { role: 'link', color: undefined })
  expect(back.colorThemes.light).toEqual({ button: button.color })
  expect(list(back).find(({ role }) => role === 'link')).toEqual(
    list(removeOwnColors(two, 'light')).find(({ role }) => role === 'link'),
  )
})

it('starts from the color theme of the selected section', () => {
  const page = { sections: [{ id: 'a', theme: 'dark' }, { id: 'b' }, { id: 'c', theme: 'odd' }] }
  expect(getSectionTheme(page, 'a')).toBe('dark')
  expect(getSectionTheme(page, 'b')).toBeUndefined()
  expect(getSectionTheme(page, 'c')).toBeUndefined()
  expect(getSectionTheme(page, undefined)).toBeUndefined()
})

it('sets the palette, and returns to that of the theme', () => {
  const body = setThemeColor(newAesthetics(), ['light'], link)
  const own = setPalette(body, DEFAULT_PALETTE)
  expect(own).toEqual({ ...body, palette: DEFAULT_PALETTE })
  expect(setPalette(own, undefined)).toEqual(body)
})
