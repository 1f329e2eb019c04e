import { createTranslate } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it, vi } from 'vitest'
import type { Texts } from '../ui/texts.ts'
import { editorTexts } from '../ui/texts/editor.ts'
import { toggleLock } from './actions.ts'
import { listRowActions } from './layers/row-actions.ts'
import { canMoveRows, findReadingPlace, moveRows, shiftInOrder } from './move-blocks.ts'
import { createEditorStore } from './store/editor-store.ts'
import { createPorts, FakeServer } from './store/fake-server.ts'

const EN = 'en-US'
const BUTTON = 53
const t = createTranslate(editorTexts as Texts, EN)

function createBlocks(ids: readonly string[]) {
  return ids.map((id, index) =>
    newBlock(() => id, BUTTON, {
      data: { size: 'medium' },
      text: { [EN]: { label: id } },
      place: { desktop: { x: 0, y: index * 4, w: 4, h: 2, z: 0 } },
    }),
  )
}

function open() {
  const content = newContent([
    { section: newSection(() => 'hero'), blocks: createBlocks(['one', 'two', 'three']) },
    { section: newSection(() => 'team'), blocks: createBlocks(['ann']) },
  ])
  const body = { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) }
  const { ports } = createPorts(new FakeServer(body))
  const document = { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' } as const
  const store = createEditorStore(document, ports)
  const read = (id: string) => findReadingPlace(store, id)?.order
  const notice = () => store.state.getState().notice.text(t)
  return { store, body, read, notice }
}

it('moves a block in reading order, says where it is, and undoes it in one step', () => {
  const { store, body, read, notice } = open()
  shiftInOrder(store, 'one', 1)
  expect(read('one')).toEqual(['two', 'one', 'three'])
  expect(notice()).toBe('one is number 2 of 3 in reading order.')
  shiftInOrder(store, 'two', -1)
  expect(read('two')).toEqual(['two', 'one', 'three'])
  store.undo()
  expect(store.state.getState().body).toEqual(body)
})

it('moves dropped rows into a section, or between the blocks of another one', () => {
  const { store, body, read, notice } = open()
  moveRows(store, { ids: ['one'], targetId: 'team', position: 'on' })
  expect(read('one')).toEqual(['ann', 'one'])
  expect(notice()).toBe('one moved to Section 2.')
  expect(store.state.getState().selection).toEqual({ section: 'team', blocks: ['one'] })
  store.undo()
  expect(store.state.getState().body).toEqual(body)
  moveRows(store, { ids: ['one', 'two'], targetId: 'ann', position: 'before' })
  expect(read('ann')).toEqual(['one', 'two', 'ann'])
  moveRows(store, { ids: ['hero'], targetId: 'team', position: 'after' })
  expect(store.state.getState().body.sections.map(({ id }) => id)).toEqual(['team', 'hero'])
  expect(notice()).toBe('Section 2 of 2.')
})

it('drops blocks into sections, and sections beside each other, only', () => {
  const { store } = open()
  const can = (ids: readonly string[], targetId: string, position: 'before' | 'on') =>
    canMoveRows(store, { ids, targetId, position })
  expect(can(['one'], 'team', 'on')).toBe(true)
  expect(can(['one'], 'team', 'before')).toBe(false)
  expect(can(['one'], 'two', 'on')).toBe(false)
  expect(can(['hero'], 'team', 'on')).toBe(false)
  expect(can(['hero'], 'ann', 'before')).toBe(false)
  expect(can(['one'], 'footer:', 'on')).toBe(false)
})

it('locks and unlocks one block, whose menu then offers no other section', () => {
  vi.stubGlobal('localStorage', {})
  const { store, notice } = open()
  const find = (id: string) =>
    listRowActions({ id: 'one', label: 'one', type: BUTTON }, store, t)
      .flatMap(({ items }) => items)
      .find((item) => item.id === id)
  expect(find('section')?.items?.map(({ label }) => label)).toEqual(['Section 2'])
  expect(find('up')?.disabledReason).toBe('This is the first block of its section.')
  find('lock')?.onAction?.()
  expect(store.state.getState().body.blocks['one']?.lock).toBe('layout')
  expect(notice()).toBe('Locked in place.')
  expect(find('section')?.disabledReason).toBe('This block is locked in place.')
  expect(find('lock')?.label).toBe('Unlock')
  toggleLock(store)
  expect(store.state.getState().body.blocks['one']?.lock).toBeUndefined()
})
