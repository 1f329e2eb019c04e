import { blockTypeCodes, createTranslate } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { createEditorStore } from '../store/editor-store.ts'
import { createPorts, FakeServer } from '../store/fake-server.ts'
import { nudgeSelection } from './nudge.ts'

const EN = 'en-US'
const t = createTranslate(editorTexts as Texts, EN)
const RIGHT = { by: { x: 1, y: 0 }, isResized: false }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens a page with two texts beside each other, and selects the first. */
function open() {
  const blocks = [0, 4].map((x) =>
    newBlock(() => `at${x}`, blockTypeCodes.html, {
      name: `Text ${x}`,
      place: { desktop: { x, y: 0, w: 3, h: 2, z: 0 } },
    }),
  )
  const content = newContent([{ section: newSection(() => 'hero'), blocks }])
  const body = { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) }
  const { ports } = createPorts(new FakeServer(body))
  const document = { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' } as const
  const store = createEditorStore(document, ports)
  store.select({ section: 'hero', blocks: ['at0'] })
  const said: string[] = []
  store.state.subscribe(({ notice }, before) => {
    if (notice !== before.notice) said.push(notice.text(t))
  })
  return { store, said }
}

it('says where a block is and what it covers, once for several moves in a short time', () => {
  const { store, said } = open()
  nudgeSelection(store, RIGHT)
  vi.advanceTimersByTime(300)
  for (const _ of [1, 2]) nudgeSelection(store, RIGHT)
  vi.advanceTimersByTime(300)
  expect(said).toEqual([
    'Column 2 of 12, row 1, 3 wide, 2 tall.',
    'Column 4 of 12, row 1, 3 wide, 2 tall. Overlaps Text 4.',
  ])
})

it('adds rows to a section, and removes those below its blocks, as one step', () => {
  const { store, said } = open()
  store.select({ section: 'hero', blocks: [] })
  const read = () => store.state.getState().body.sections[0]?.grid.desktop.rows
  for (const _ of [1, 2]) nudgeSelection(store, { by: { x: 0, y: 1 }, isResized: true })
  expect(read()).toBe(4)
  expect(said.at(-1)).toBe('4 rows.')
  store.undo()
  expect(read()).toBeUndefined()
  nudgeSelection(store, { by: { x: 0, y: -1 }, isResized: true })
  expect(read()).toBeUndefined()
  expect(said.at(-1)).toBe('2 rows.')
})

it('says nothing about a place after a newer message', () => {
  const { store, said } = open()
  nudgeSelection(store, RIGHT)
  vi.advanceTimersByTime(100)
  store.announce(() => 'Undone')
  vi.advanceTimersByTime(300)
  expect(said).toEqual(['Undone'])
})
