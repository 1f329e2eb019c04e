import { createTranslate } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { canvasTexts } from '../../ui/texts/canvas.ts'
import { commandsTexts } from '../../ui/texts/commands.ts'
import { listKeyHints } from './key-hints.ts'

const t = createTranslate({ ...canvasTexts, ...commandsTexts } as Texts, 'en-US')

describe('the keys of the canvas', () => {
  it('are those that change nothing for staff who may only look', () => {
    expect(listKeyHints(t, true).map(({ label, keys }) => [label, keys])).toEqual([
      ['Select the next or previous block', 'Arrows'],
      ['Select the block in that direction', 'Alt+Arrows'],
      ['Select all blocks of the section', 'mod+a'],
      ['Show the phone layout, or the desktop again', 'm'],
      ['Zoom in', 'mod Plus'],
      ['Zoom out', 'mod -'],
      ['Zoom to fit', 'mod 0'],
      ['Enter a section', 'Enter'],
      ['Leave the block, then the section', 'Escape'],
    ])
  })

  it('also move, resize and write for editors', () => {
    const keys = listKeyHints(t, false).map((hint) => hint.keys)
    expect(keys).toEqual(expect.arrayContaining(['mod+Arrows', 'shift+F10', 'mod+b', '## Space']))
  })
})
