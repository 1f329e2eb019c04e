import { blockTypeCodes, createTranslate } from '@vitrine/model'
import { type Conflict, newBlock, newContent, newItem, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { blockTexts } from '../../ui/texts/blocks/block-texts.ts'
import { inspectorTexts } from '../../ui/texts/inspector.ts'
import { itemSettingsTexts } from '../../ui/texts/item-settings.ts'
import { describeSide, findSelection, getConflictName } from './describe-conflict.ts'

// These texts are all that sides need.
const texts = { ...editorTexts, ...inspectorTexts, ...itemSettingsTexts, ...blockTexts }
const t = createTranslate(texts as unknown as Texts, 'en-US')
const BUTTON = 53
const place = { x: 0, y: 15, w: 6, h: 4, z: 0 }
const block = newBlock(() => 'one', BUTTON, {
  place: { desktop: place },
  text: { 'en-US': { label: 'Buy' } },
})
const content = newContent([
  { section: newSection(() => 'hero'), blocks: [block] },
  { section: newSection(() => 'more'), blocks: [] },
])
const page = newPage({ locale: 'en-US', title: 'About', slug: 'about' }, content)
const about = {
  body: page,
  languages: { locale: 'en-US', sourceLocale: 'en-US' },
}

it('tells two positions of a block apart, by the columns of the device', () => {
  const conflict: Conflict = {
    kind: 'value',
    path: ['blocks', 'one', 'place', 'desktop'],
    base: place,
    mine: { ...place, x: 2 },
    theirs: { ...place, x: 4 },
  }
  expect(describeSide(t, about, conflict, 'mine')).toBe('Column 3 of 12, row 16, 6 wide, 4 tall.')
  expect(describeSide(t, about, conflict, 'theirs')).toBe('Column 5 of 12, row 16, 6 wide, 4 tall.')
  const phone: Conflict = { ...conflict, path: ['blocks', 'one', 'place', 'mobile'] }
  expect(describeSide(t, about, phone, 'mine')).toBe('Column 3 of 8, row 16, 6 wide, 4 tall.')
  // A block that follows the desktop again has no position of its own.
  expect(describeSide(t, about, { ...phone, theirs: undefined }, 'theirs')).toBe('Empty')
})

it('names a section by its number, and its setting as the panel does', () => {
  const conflict: Conflict = {
    kind: 'value',
    path: ['sections', 'more', 'height'],
    base: 'fit',
    mine: 'screen',
    theirs: 's',
  }
  expect(getConflictName(t, about, conflict)).toBe('Section 2: Height')
  expect(describeSide(t, about, conflict, 'mine')).toBe('Whole screen')
  expect(describeSide(t, about, conflict, 'theirs')).toBe('Small')
  const align = { ...conflict, path: ['sections', 'hero', 'align'], theirs: 'stretch' }
  expect(describeSide(t, about, align, 'theirs')).toBe('Full height')
  const theme = { ...conflict, path: ['sections', 'hero', 'theme'], theirs: 'dark' }
  expect(getConflictName(t, about, theme)).toBe('Section 1: Color theme')
  expect(describeSide(t, about, theme, 'theirs')).toBe('Dark')
})

it('tells two positions in a list apart by what stands before', () => {
  const list = ['sections']
  const conflict: Conflict = {
    kind: 'place',
    path: [...list, 'more'],
    base: undefined,
    mine: { list, after: null },
    theirs: { list, after: 'hero' },
  }
  expect(getConflictName(t, about, conflict)).toBe('Section 2: position')
  expect(describeSide(t, about, conflict, 'mine')).toBe('First')
  expect(describeSide(t, about, conflict, 'theirs')).toBe('After Section 1')
  const inside = ['sections', 'more', 'blockIds']
  const block: Conflict = {
    ...conflict,
    path: [...inside, 'one'],
    mine: { list: inside, after: null },
    theirs: { list: ['sections', 'hero', 'blockIds'], after: 'one' },
  }
  expect(getConflictName(t, about, block)).toBe('Button “Buy”: position')
  expect(describeSide(t, about, block, 'mine')).toBe('Section 2: First')
  expect(describeSide(t, about, block, 'theirs')).toBe('Section 1: After Button “Buy”')
})

it('names the entries of the list in which something was moved', () => {
  const ids = ['0190aaaa-vase', '0190bbbb-bowl', '0190cccc-cup']
  const gallery = newBlock(() => 'images', blockTypeCodes.gallery, {
    place: { desktop: place },
    data: { items: [{ id: 'vase' }, { id: 'bowl' }, { id: 'cup' }] },
  })
  const item = newItem(
    { locale: 'en-US', title: 'Vases', slug: 'vases' },
    {
      sections: page.sections,
      blocks: { ...page.blocks, images: gallery },
      assetIds: ids,
      tags: ['a', 'b'],
    },
  )
  const shown = { ...about, body: item }
  const move = (
    list: readonly string[],
    id: string,
    after: readonly (string | null)[],
  ): Conflict => {
    const [mine = null, theirs = null] = after
    const sides = {
      mine: { list: [...list], after: mine },
      theirs: { list: [...list], after: theirs },
    }
    return { kind: 'place', path: [...list, id], base: undefined, ...sides }
  }
  const describe = (conflict: Conflict) => [
    getConflictName(t, shown, conflict),
    describeSide(t, shown, conflict, 'mine'),
    describeSide(t, shown, conflict, 'theirs'),
  ]
  const [vase = '', bowl = '', cup = ''] = ids
  expect(describe(move(['assetIds'], vase, [bowl, cup]))).toEqual([
    'Image 1: position',
    'After Image 2',
    'After Image 3',
  ])
  expect(describe(move(['tags'], 'a', [null, 'b']))).toEqual([
    '“a”: position',
    'First',
    'After “b”',
  ])
  expect(describe(move(['blocks', 'images', 'data', 'items'], 'vase', ['bowl', 'cup']))).toEqual([
    'Gallery: Image 1: position',
    'After Image 2',
    'After Image 3',
  ])
  // What stood before may be deleted meanwhile.
  expect(describe(move(['assetIds'], vase, ['0190dddd-jug', null])).slice(1)).toEqual([
    'Moved',
    'First',
  ])
  expect(describe(move(['sections', 'hero', 'blockIds'], 'one', ['gone', null])).slice(1)).toEqual([
    'Section 1: Moved',
    'Section 1: First',
  ])
  expect(describe(move(['sections'], 'more', ['gone', null])).slice(1)).toEqual(['Moved', 'First'])
})

it('names a setting by its whole path', () => {
  const value = { base: undefined, mine: { x: 0.254, y: 1 }, theirs: { x: 0.5, y: 0.5 } }
  const name = (path: string) =>
    getConflictName(t, about, { kind: 'value', path: path.split('/'), ...value })
  const focal: Conflict = {
    kind: 'value',
    path: ['sections', 'hero', 'background', 'focal'],
    ...value,
  }
  expect(getConflictName(t, about, focal)).toBe('Section 1: Focal point')
  expect(describeSide(t, about, focal, 'mine')).toBe('25% from the left, 100% from the top')
  expect(name('focal')).toBe('Focal point')
  expect(name('sections/hero/grid/desktop/gap/x')).toBe('Section 1: Column gap')
  expect(name('sections/hero/background/source')).toBe('Section 1: Background image')
  expect(name('settings/code/title')).toBe('Settings of the page')
})

it('names a setting of the page', () => {
  const conflict: Conflict = {
    kind: 'value',
    path: ['meta', 'en-US', 'title'],
    base: 'About',
    mine: 'About us',
    theirs: 'Who we are',
  }
  expect(getConflictName(t, about, conflict)).toBe('Title')
})

it('names an option of a block as its list does', () => {
  const conflict: Conflict = {
    kind: 'value',
    path: ['blocks', 'one', 'data', 'size'],
    base: 'medium',
    mine: 'small',
    theirs: 'large',
  }
  expect(getConflictName(t, about, conflict)).toBe('Button “Buy”: Size')
  expect(describeSide(t, about, conflict, 'mine')).toBe('Small')
  expect(describeSide(t, about, conflict, 'theirs')).toBe('Large')
})

it('finds what a conflict is about on the canvas', () => {
  const find = (path: readonly string[]) => findSelection(page, { ...value, path: [...path] })
  const value: Conflict = { kind: 'value', path: [], base: null, mine: 1, theirs: 2 }
  expect(find(['blocks', 'one', 'text', 'en-US', 'label'])).toEqual({
    section: 'hero',
    blocks: ['one'],
  })
  expect(find(['sections', 'more', 'height'])).toEqual({ section: 'more', blocks: [] })
  expect(find(['blocks', 'gone', 'data'])).toBeUndefined()
  expect(find(['meta', 'en-US', 'title'])).toBeUndefined()
})
