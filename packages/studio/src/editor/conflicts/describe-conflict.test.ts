import { createTranslate } from '@vitrine/model'
import { type Conflict, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { blockTexts } from '../../ui/texts/blocks/block-texts.ts'
import { inspectorTexts } from '../../ui/texts/inspector.ts'
import { describeSide, getConflictName } from './describe-conflict.ts'

// These texts are all that sides need.
const texts = { ...editorTexts, ...inspectorTexts, ...blockTexts }
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
