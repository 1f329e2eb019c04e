import { backgroundSourceCodes, blockTypeCodes, createSectionThemes } from '@vitrine/model'
import { DEFAULT_PALETTE, htmlToRich, newBlock, newContent, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { checkGrounds } from './check-grounds.ts'

const ports = {
  locale: 'en',
  fallbackLocale: 'en',
  palette: DEFAULT_PALETTE,
  themes: createSectionThemes(DEFAULT_PALETTE),
  defaultThemeId: 'white',
}

const words = newBlock(() => 'words', blockTypeCodes.html, {
  text: { en: { body: htmlToRich('<p>Sale</p>') } },
})
const { none: source } = backgroundSourceCodes

it.each([
  ['#222222', 'white', ['weak-ground']],
  ['#eeeeee', 'black', ['weak-ground']],
  ['#eeeeee', 'white', []],
  ['#222222', 'black', []],
  [undefined, 'white', []],
])(
  'finds a text that is too weak on the background color %s of theme %s',
  (color, theme, codes) => {
    const background = { source, ...(color !== undefined && { color }) }
    const section = newSection(() => 'main', { theme, background })
    const found = checkGrounds(newContent([{ section, blocks: [words] }]), ports)
    expect(found.map(({ code }) => code)).toEqual(codes)
  },
)

it('finds nothing in a section without a text, or one that is hidden', () => {
  const background = { source, color: '#222222' }
  const hidden = { desktop: true, mobile: true } as const
  const sections = [
    { section: newSection(() => 'bare', { background }), blocks: [] },
    { section: newSection(() => 'gone', { background, hidden }), blocks: [words] },
  ]
  expect(checkGrounds(newContent(sections), ports)).toEqual([])
})
