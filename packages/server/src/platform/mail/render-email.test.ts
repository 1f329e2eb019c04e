import { expect, it } from 'vitest'
import type { EmailLook } from './look.ts'
import { renderEmailHtml, renderEmailText } from './render-email.ts'
import type { FilledPart } from './secrets.ts'

const LOOK: EmailLook = {
  background: '#eeeeee',
  surface: '#ffffff',
  text: '#111111',
  border: '#cccccc',
  accent: '#a8481f',
  onAccent: '#ffffff',
  link: '#a8481e',
  logo: undefined,
}
const BAD = `"><img src=x onerror='alert(1)'>`
const PARTS: readonly FilledPart[] = [
  { text: `first ${BAD}\nsecond` },
  { rows: [[`label ${BAD}`, `value ${BAD}`]] },
  { label: `press ${BAD}`, url: `https://shop.example/?a=1&b=${BAD}` },
  { code: `7K3M ${BAD}` },
]

const render = (language: string, look: Partial<EmailLook> = {}) =>
  renderEmailHtml({
    subject: `subject ${BAD}`,
    language,
    site: { title: `title ${BAD}`, origin: 'https://shop.example', look: { ...LOOK, ...look } },
    parts: PARTS,
  })

it('escapes everything that an owner or visitor typed', () => {
  for (const html of [render('en'), render('en', { logo: { url: BAD, width: 9, height: 9 } })]) {
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain(BAD)
    expect(html).not.toContain('<script')
  }
})

it.each([
  ['ar', 'rtl', 'right'],
  ['he', 'rtl', 'right'],
  ['de', 'ltr', 'left'],
])('is written in the direction of %s', (language, direction, side) => {
  const html = render(language)
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
  expect(html).toContain(`<td align="${side}"`)
  // An address reads from the left in every language.
  expect(html).toContain('<p dir="ltr"')
})

it('has the colors and the name of the site, and a logo that fits', () => {
  const html = render('en')
  expect(html).toContain('background-color:#eeeeee')
  expect(html).toContain('background-color:#a8481f"><a')
  const logo = { url: 'https://shop.example/assets/logo.png', width: 800, height: 100 }
  expect(render('en', { logo })).toContain(
    '<img src="https://shop.example/assets/logo.png" width="200" height="25" alt="title ',
  )
})

it('has a text with everything that the HTML has', () => {
  expect(renderEmailText(PARTS)).toBe(
    `first ${BAD}\nsecond\n\nlabel ${BAD}: value ${BAD}\n\npress ${BAD}:\nhttps://shop.example/?a=1&b=${BAD}\n\n7K3M ${BAD}\n`,
  )
})
