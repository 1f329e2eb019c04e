import { createTranslate } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { expect, it, vi } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { blockTexts } from '../../ui/texts/blocks/block-texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { createEditorStore } from './editor-store.ts'
import type { EditedBody } from './edited-body.ts'
import { createPorts, FakeServer } from './fake-server.ts'
import { NO_SELECTION } from './selection.ts'

const EN = 'en-US'
const BUTTON = 53
const t = createTranslate({ ...editorTexts, ...blockTexts } as Texts, EN)

function createBody(): EditedBody {
  const blocks = ['one', 'two', 'three'].map((id, index) =>
    newBlock(() => id, BUTTON, {
      data: { size: 'medium' },
      text: { [EN]: { label: `Label ${id}` } },
      place: { desktop: { x: 0, y: index * 4, w: 4, h: 2, z: 0 } },
    }),
  )
  const content = newContent([{ section: newSection(() => 'hero'), blocks }])
  return { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) }
}

function open() {
  const body = createBody()
  const server = new FakeServer(body)
  const { journal, clock, ports } = createPorts(server)
  const store = createEditorStore(
    { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' },
    ports,
  )
  const get = () => store.state.getState()
  const move = (id: string, x: number, key?: string) =>
    store.dispatch(
      'block.move',
      { id, bp: 'desktop', place: { x, y: 0, w: 4, h: 2, z: 0 } },
      key === undefined ? {} : { key },
    )
  const type = (text: string) =>
    store.dispatch(
      'block.setText',
      { id: 'one', locale: EN, field: 'label', value: text },
      { key: 'text:one' },
    )
  const read = () => get().notice.text(t)
  return { store, server, journal, clock, get, read, move, type }
}

it('saves changes in numbered sets, one request at a time, and the draft is the document', async () => {
  const { server, clock, get, move, journal } = open()
  expect(move('one', 3)).toBe(true)
  expect(move('two', 5)).toBe(true)
  expect(get().save).toEqual({ kind: 'saving' })
  expect(server.requests).toEqual([])
  expect(journal.entries.get('me')?.sets).toHaveLength(2)
  await clock.run()
  expect(server.requests.map(({ base, sets }) => [base, sets.map(({ seq }) => seq)])).toEqual([
    [1, [1, 2]],
  ])
  expect(get().save).toEqual({ kind: 'saved' })
  expect(server.body).toEqual(get().body)
  expect(journal.entries.size).toBe(0)
})

it('says why a command is not possible, and changes nothing', () => {
  const { store, get, read } = open()
  const before = get().body
  expect(store.dispatch('block.delete', { id: 'gone' })).toBe(false)
  expect(read()).toBe('This block no longer exists.')
  expect(get().notice.isError).toBe(true)
  expect(get().body).toBe(before)
})

it('undoes and redoes by name, with the selection of then', async () => {
  const { store, get, read, move, server, clock } = open()
  const before = get().body
  store.select({ section: 'hero', blocks: ['one'] })
  move('one', 3)
  store.dispatch('block.delete', { id: 'two' }, { select: NO_SELECTION })
  const after = get().body
  store.undo()
  expect(read()).toBe('Undone: delete Button')
  expect(get().selection.blocks).toEqual(['one'])
  store.undo()
  expect(get().body).toEqual(before)
  store.redo()
  store.redo()
  expect(get().body).toEqual(after)
  await clock.run()
  expect(server.body).toEqual(after)
  expect(server.requests[0]?.sets.map(({ command }) => command)).toEqual([
    'block.move',
    'block.delete',
    'history.undo',
    'history.undo',
    'history.redo',
    'history.redo',
  ])
})

it('joins typing into one entry and one set', async () => {
  const { get, type, store, clock, server } = open()
  for (const text of ['B', 'Bu', 'Buy', 'Buy ']) type(text)
  expect(get().history.past).toHaveLength(1)
  await clock.run()
  expect(server.requests[0]?.sets).toHaveLength(1)
  store.undo()
  expect(get().body.blocks['one']?.text?.[EN]?.['label']).toBe('Label one')
})

it('begins a new entry after a pause', () => {
  const { get, type } = open()
  vi.useFakeTimers()
  type('B')
  vi.advanceTimersByTime(5_000)
  type('Bu')
  vi.useRealTimers()
  expect(get().history.past).toHaveLength(2)
})

it('cleans text that no document can store', () => {
  const { get, type } = open()
  expect(type('a\0b\uD800c😀')).toBe(true)
  expect(get().body.blocks['one']?.text?.[EN]?.['label']).toBe('abc😀')
})

it('repeats what was lost until the server has it, each set once', async () => {
  const { get, move, server, clock } = open()
  server.failures.push('lost', 'answer lost', 'lost')
  move('one', 3)
  await clock.run()
  expect(get().save).toEqual({ kind: 'saved' })
  expect(server.requests).toHaveLength(4)
  expect(server.rev).toBe(2)
  expect(server.body).toEqual(get().body)
})

it('waits longer after each failure', async () => {
  const { move, server, clock, get } = open()
  server.failures.push('lost', 'lost', 'lost')
  move('one', 3)
  const waits: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const [[key, timer] = []] = [...clock.timers.entries()]
    if (key === undefined || !timer) break
    waits.push(timer.ms)
    clock.timers.delete(key)
    timer.run()
    for (let step = 0; step < 10; step += 1) await Promise.resolve()
    if (turn < 3) expect(get().save).toEqual({ kind: 'offline' })
  }
  expect(waits).toEqual([800, 1_000, 2_000, 4_000])
})

it('keeps every change while the session is over, and saves it afterwards', async () => {
  const { store, get, move, server, clock, journal } = open()
  server.failures.push('signed-out')
  move('one', 3)
  await clock.run()
  expect(get().save).toEqual({ kind: 'signed-out' })
  move('two', 6)
  await clock.run()
  expect(server.requests).toHaveLength(1)
  expect(journal.entries.get('me')?.sets).toHaveLength(2)
  store.queue.resume()
  await clock.run()
  expect(get().save).toEqual({ kind: 'saved' })
  expect(server.body).toEqual(get().body)
})

it('takes over the changes of others below its own', async () => {
  const { get, move, server, clock } = open()
  server.change([{ op: 'set', path: ['blocks', 'three', 'data', 'size'], value: 'large' }])
  move('one', 3)
  await clock.run()
  expect(get().body.blocks['three']?.data['size']).toBe('large')
  expect(get().body).toEqual(server.body)
})

it('undoes nothing that others changed since', async () => {
  const { store, get, read, move, server, clock } = open()
  store.dispatch('block.setData', { id: 'one', path: ['size'], value: 'small' })
  move('two', 5)
  await clock.run()
  server.change([{ op: 'set', path: ['blocks', 'one', 'data', 'size'], value: 'large' }])
  move('three', 2)
  await clock.run()
  for (let step = 0; step < 3; step += 1) store.undo()
  expect(read()).toBe('Nothing to undo')
  expect(get().body.blocks['one']?.data['size']).toBe('large')
  expect(get().body.blocks['two']?.place?.desktop.x).toBe(0)
})

it.each([
  ['mine', 'small'],
  ['theirs', 'large'],
] as const)('keeps saving during a conflict, and ends it with %s', async (choice, size) => {
  const { store, get, read, server, clock } = open()
  server.change([{ op: 'set', path: ['blocks', 'one', 'data', 'size'], value: 'large' }])
  store.dispatch('block.setData', { id: 'one', path: ['size'], value: 'small' })
  store.dispatch('block.setData', { id: 'two', path: ['size'], value: 'small' })
  await clock.run()
  expect(get().save).toEqual({ kind: 'saved' })
  expect(get().body.blocks['one']?.data['size']).toBe('small')
  expect(read()).toContain('Someone else changed 1 value')
  const [conflict] = get().conflicts
  expect(conflict?.theirs).toBe('large')
  store.dispatch('block.setData', { id: 'three', path: ['size'], value: 'small' })
  if (conflict) store.resolveConflict(conflict, choice)
  await clock.run()
  expect(get().conflicts).toEqual([])
  expect(get().body.blocks['one']?.data['size']).toBe(size)
  expect(get().body.blocks['two']?.data['size']).toBe('small')
  expect(server.body).toEqual(get().body)
})

it('keeps both texts of a conflict, which can be undone', async () => {
  const { store, get, server, clock } = open()
  const field = ['blocks', 'one', 'text', EN, 'label']
  server.change([
    { op: 'set', path: field, value: JSON.parse(JSON.stringify(plainToRich('Theirs'))) },
  ])
  store.dispatch('block.setText', {
    id: 'one',
    locale: EN,
    field: 'label',
    value: plainToRich('Mine'),
  })
  await clock.run()
  const [conflict] = get().conflicts
  if (conflict) store.resolveConflict(conflict, 'both')
  await clock.run()
  const read = () => get().body.blocks['one']?.text?.[EN]?.['label']
  expect(read()).toEqual(plainToRich('Mine\nTheirs'))
  store.undo()
  expect(read()).toEqual(plainToRich('Mine'))
  await clock.run()
  expect(server.body).toEqual(get().body)
})

it('says that the document was deleted meanwhile', async () => {
  const { get, move, server, clock } = open()
  server.failures.push('deleted')
  move('one', 3)
  await clock.run()
  expect(get().save).toEqual({ kind: 'rejected', message: 'This document is in the trash.' })
})

it('preserves blocks of unknown types', async () => {
  const { store, get, server, clock } = open()
  const unknown = newBlock(() => 'strange', 9_999, {
    data: { anything: [1, { deep: plainToRich('x') }] as never },
  })
  store.dispatch('block.insert', { block: unknown, section: 'hero' })
  store.dispatch('block.move', {
    id: 'strange',
    bp: 'desktop',
    place: { x: 2, y: 30, w: 4, h: 2, z: 0 },
  })
  await clock.run()
  expect(server.body.blocks['strange']?.data).toEqual(unknown.data)
  expect(get().body).toEqual(server.body)
})
