import { blockTypeCodes, createSectionThemes } from '@vitrine/model'
import {
  DEFAULT_PALETTE,
  newBlock,
  newContent,
  newPage,
  newSection,
  type RichText,
  runCommand,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { checkColors, type ColorPorts } from './check-colors.ts'

const ports: ColorPorts = {
  locale: 'en',
  fallbackLocale: 'en',
  palette: DEFAULT_PALETTE,
  themes: createSectionThemes(DEFAULT_PALETTE),
  defaultThemeId: 'white',
}

function createContent(token: string, theme?: string, type: 'heading' | 'paragraph' = 'paragraph') {
  const run = { type: 'text', text: 'Sale', marks: [{ type: 'color', attrs: { token } }] }
  const node = { type, content: [run], ...(type === 'heading' && { attrs: { level: 2 } }) }
  const body = { type: 'doc', content: [node] } as RichText
  const block = newBlock(() => 'words', blockTypeCodes.html, { text: { en: { body } } })
  const section = { ...newSection(() => 'main'), ...(theme !== undefined && { theme }) }
  return newContent([{ section, blocks: [block] }])
}

const listCodes = (...given: Parameters<typeof createContent>) =>
  checkColors(createContent(...given), ports).map(({ code }) => code)

it('finds words in a color of the palette that is too weak on the color theme of their section', () => {
  expect(listCodes('lightest')).toEqual(['weak-color'])
  expect(listCodes('darkest', 'black')).toEqual(['weak-color'])
  expect(listCodes('accent', 'dark', 'heading')).toEqual(['weak-color'])
})

it('finds no issue in readable colors, or in names that the palette does not have', () => {
  expect(listCodes('darkest')).toEqual([])
  expect(listCodes('lightest', 'black')).toEqual([])
  expect(listCodes('constructor')).toEqual([])
  expect(listCodes('lightest', 'unknown')).toEqual([])
})

it('finds no issue after the fix, which keeps the words', () => {
  const page = newPage({ locale: 'en', title: 'Sale', slug: 'sale' }, createContent('lightest'))
  const fix = checkColors(page, ports)[0]?.fix
  const result = runCommand('page', page, 'block.setText', fix?.payload as never)
  if (!result.change) throw new Error(result.error)
  expect(checkColors(result.body, ports)).toEqual([])
  expect(JSON.stringify(result.body.blocks)).toContain('"text":"Sale"}')
})
