import { blockTypeCodes, createSectionThemes } from '@vitrine/model'
import {
  DEFAULT_PALETTE,
  htmlToRich,
  newBlock,
  newContent,
  newPage,
  newSection,
  type RichText,
  runCommand,
} from '@vitrine/page'
import { describe, expect, it } from 'vitest'
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

describe('a text on a shape', () => {
  const createPage = (fill: string, token?: string, more = {}) => {
    const words = createContent(token ?? 'darkest').blocks['words']
    const plain = { body: htmlToRich('<p>Sale</p>') }
    const text = token === undefined ? { en: plain } : (words?.text ?? {})
    const place = { desktop: { x: 0, y: 0, w: 6, h: 6, z: 0 } }
    const shape = newBlock(() => 'shape', blockTypeCodes.shape, {
      data: { shape: 'rectangle', fill, ...more },
      place,
    })
    const label = newBlock(() => 'words', blockTypeCodes.html, { text, place })
    const content = newContent([{ section: newSection(() => 'main'), blocks: [shape, label] }])
    return newPage({ locale: 'en', title: 'Sale', slug: 'sale' }, content)
  }
  const listOnShape = (...given: Parameters<typeof createPage>) =>
    checkColors(createPage(...given), ports).map(({ code }) => code)

  it('has an issue if its words are too weak on the shape', () => {
    expect(listOnShape('ink')).toEqual(['text-on-shape'])
    expect(listOnShape('#222222')).toEqual(['text-on-shape'])
    expect(listOnShape('ground', 'lightest')).toEqual(['text-on-shape'])
  })

  it('has none if they can be read there, whatever the section has below', () => {
    expect(listOnShape('sunk')).toEqual([])
    expect(listOnShape('#222222', 'lightest')).toEqual([])
    expect(listOnShape('ink', undefined, { opacity: 5 })).toEqual([])
    expect(listOnShape('none')).toEqual([])
    expect(listOnShape('ink', undefined, { shape: 'star' })).toEqual([])
  })

  it('is below it in the order in which they are stacked, not in which they were added', () => {
    const page = createPage('ink')
    const { blocks, sections } = page
    const stack = (z: number) => {
      const { words } = blocks
      if (!words) throw new Error('The page has the text')
      const place = { desktop: { ...words.place.desktop, z } }
      const reversed = sections.map((each) => ({ ...each, blockIds: ['words', 'shape'] }))
      const own = { ...blocks, words: { ...words, place } }
      const issues = checkColors({ ...page, sections: reversed, blocks: own }, ports)
      return issues.map(({ code }) => code)
    }
    expect(stack(1)).toEqual(['text-on-shape'])
    expect(stack(0)).toEqual([])
  })

  it('has none after the fix, which changes the shape', () => {
    const page = createPage('ink')
    const fix = checkColors(page, ports)[0]?.fix
    expect(fix).toMatchObject({ kind: 'recolor-shape', command: 'block.setData' })
    const result = runCommand('page', page, 'block.setData', fix?.payload as never)
    if (!result.change) throw new Error(result.error)
    expect(result.body.blocks['shape']?.data['fill']).toBe('sunk')
    expect(checkColors(result.body, ports)).toEqual([])
  })
})
