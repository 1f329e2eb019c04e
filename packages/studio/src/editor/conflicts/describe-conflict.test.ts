import { createTranslate } from '@vitrine/model'
import { type Conflict, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { describeSide } from './describe-conflict.ts'

// The texts of the editor are all that sides need.
const t = createTranslate(editorTexts as Texts, 'en-US')
const BUTTON = 53
const place = { x: 0, y: 15, w: 6, h: 4, z: 0 }
const block = newBlock(() => 'one', BUTTON, { place: { desktop: place } })
const content = newContent([{ section: newSection(() => 'hero'), blocks: [block] }])
const body = newPage({ locale: 'en-US', title: 'About', slug: 'about' }, content)

it('tells two positions of a block apart, by the columns of the device', () => {
  const conflict: Conflict = {
    kind: 'value',
    path: ['blocks', 'one', 'place', 'desktop'],
    base: place,
    mine: { ...place, x: 2 },
    theirs: { ...place, x: 4 },
  }
  expect(describeSide(t, body, conflict, 'mine')).toBe('Column 3 of 12, row 16, 6 wide, 4 tall.')
  expect(describeSide(t, body, conflict, 'theirs')).toBe('Column 5 of 12, row 16, 6 wide, 4 tall.')
  const phone: Conflict = { ...conflict, path: ['blocks', 'one', 'place', 'mobile'] }
  expect(describeSide(t, body, phone, 'mine')).toBe('Column 3 of 8, row 16, 6 wide, 4 tall.')
  // A block that follows the desktop again has no position of its own.
  expect(describeSide(t, body, { ...phone, theirs: undefined }, 'theirs')).toBe('Empty')
})
