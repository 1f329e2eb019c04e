import { expect, it } from 'vitest'
import { checkDocument } from '../document/check-document.ts'
import { newAesthetics } from '../document/new.ts'
import {
  DEFAULT_PALETTE,
  renderAestheticsCss,
  renderPaletteCss,
  type ThemeDefaults,
} from './css.ts'

const palette = {
  lightest: '#faf7f2',
  light: '#f1eae0',
  accent: '#a8481f',
  dark: '#3a312b',
  darkest: '#1c1917',
}
const look: ThemeDefaults = {
  palette,
  typography: undefined,
  fonts: [{ id: 'fraunces', name: 'Fraunces', stack: "'Fraunces', Georgia, serif" }],
}

it('is empty if nothing is set', () => {
  expect(renderAestheticsCss(newAesthetics(), look)).toBe('')
})

it('assigns the default theme to the site, and every section its own', () => {
  const css = renderAestheticsCss(newAesthetics({ palette, defaultThemeId: 'black' }), look)
  expect(css).toMatch(/^:root\{color-scheme:dark;--ground:#1c1917;--ground-sunk:#/)
  expect(css).toContain(
    "[data-section-theme='light']{color-scheme:light;--ground:#f1eae0;--ground-sunk:#",
  )
  expect(css).toContain('--on-accent:#')
  expect(css).toContain('{background:var(--ground);color:var(--ink)}')
})

it('leaves the site’s theme unchanged if only a section theme is set', () => {
  const colorThemes = { dark: { ground: { color: '#003322' } } }
  const css = renderAestheticsCss(newAesthetics({ colorThemes }), look)
  expect(css).not.toContain(':root')
  expect(css).toContain("[data-section-theme='dark']{color-scheme:dark;--ground:#003322;")
  expect(css).toContain("[data-section-theme='white']{color-scheme:light;--ground:#faf7f2;")
})

it('contains the theme’s section themes before anything is set, without styles of the page', () => {
  const css = renderPaletteCss(palette)
  expect(css).not.toContain(':root')
  expect(css.match(/\[data-section-theme='\w/g)).toHaveLength(10)
  expect(css).not.toContain('data-ground')
})

it('uses the fonts and sizes of the active font theme', () => {
  const pair = {
    id: 'f1',
    name: 'Quiet',
    heading: { family: 'system-slab', weight: 600 },
    text: { family: 'fraunces', weight: 400 },
    base: 17,
    scale: 1.2,
  }
  const given = newAesthetics({ fontThemes: [pair], fontUsage: { buttons: 'heading' } })
  expect(renderAestheticsCss(given, look)).toMatch(
    /^:root\{--font-buttons:var\(--font-display\);\}button,.*\{font-family:var\(--font-buttons\)\}$/,
  )
  const css = renderAestheticsCss({ ...given, activeFontThemeId: 'f1' }, look)
  expect(css).toContain("--font-display:Rockwell, 'Rockwell Nova', 'Roboto Slab'")
  expect(css).toContain("--font-text:'Fraunces', Georgia, serif;")
  expect(css).toContain('--weight-display:600;--weight-text:400;--step-m1:clamp(')
  // A font of another theme is not here: this theme's own stands.
  const other = renderAestheticsCss({ ...given, activeFontThemeId: 'f1' }, { ...look, fonts: [] })
  expect(other).not.toContain('--font-text:')
})

it.each([
  ['a colour that is CSS', { palette: { ...palette, accent: 'red;}' } }, 'accent'],
  ['a colour without digits', { palette: { ...palette, dark: '#FFF' } }, 'dark'],
  ['four colours', { palette: { light: '#ffffff' } }, 'dark is missing'],
  ['a theme that is none', { defaultThemeId: 'pink' }, 'defaultThemeId'],
  ['colours for a theme that is none', { colorThemes: { pink: {} } }, 'pink'],
  ['a role that follows from others', { colorThemes: { dark: { line: {} } } }, 'line'],
  ['a font theme that is not there', { activeFontThemeId: 'f9' }, 'unknown font theme'],
  ['a use that is none', { fontUsage: { footnotes: 'text' } }, 'footnotes'],
])('rejects %s', (_, given, words) => {
  const { issues } = checkDocument('aesthetics', { ...newAesthetics(), ...given })
  expect(issues?.map(({ message }) => message).join('\n')).toContain(words)
})

it('colors words in the palette of the theme, or in that of the owner', () => {
  expect(renderPaletteCss(DEFAULT_PALETTE)).toContain(
    '.sqsrte-text-color--accent{color:#1f5fbf}.sqsrte-text-color--dark{color:#333333}',
  )
  const palette = { ...DEFAULT_PALETTE, accent: '#aa0000' }
  const css = renderAestheticsCss({ ...newAesthetics(), palette }, look)
  expect(css).toContain('.sqsrte-text-color--accent{color:#aa0000}')
})
