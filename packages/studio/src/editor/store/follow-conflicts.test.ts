import { newBlock, newContent, newPage, newSection, type Op, plainToRich } from '@vitrine/page'
import { createTranslate } from '@vitrine/model'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { createEditorStore } from './editor-store.ts'
import { createPorts, FakeServer } from './fake-server.ts'

// The texts of the editor are all that notices need.
const t = createTranslate(editorTexts as Texts, 'en-US')
const EN = 'en-US'
const BUTTON = 53
const FIELD = ['blocks', 'one', 'text', EN, 'label']

/** Opens a page with one button, whose label two windows change. */
function open() {
  const block = newBlock(() => 'one', BUTTON, {
    data: { size: 'medium' },
    text: { [EN]: { label: 'Base' } },
    place: { desktop: { x: 0, y: 0, w: 4, h: 2, z: 0 } },
  })
  const content = newContent([{ section: newSection(() => 'hero'), blocks: [block] }])
  const body = { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) }
  const server = new FakeServer(body)
  const { clock, ports } = createPorts(server)
  const page = { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' } as const
  const store = createEditorStore(page, ports)
  return {
    store,
    server,
    clock,
    conflicts: () => store.state.getState().conflicts,
    label: () => store.state.getState().body.blocks['one']?.text?.[EN]?.['label'],
    write: (value: string) =>
      store.dispatch('block.setText', { id: 'one', locale: EN, field: 'label', value }),
    /** Changes the label as the other window would; this window hears of it at once if it waits for nothing. */
    change: (value: string) => {
      const ops: Op[] = [{ op: 'set', path: FIELD, value }]
      const base = server.rev
      server.change(ops)
      store.others.follow({ base, rev: server.rev, ops })
    },
  }
}

/** Opens a page on which both windows changed the label, and no one has chosen. */
async function openConflict() {
  const opened = open()
  const { server, clock, write } = opened
  server.change([{ op: 'set', path: FIELD, value: 'Theirs 1' }])
  write('Mine 1')
  await clock.run()
  return opened
}

it('says that the page has the version of the others after their third change', async () => {
  const { store, change } = await openConflict()
  const readNotice = () => store.state.getState().notice.text(t)
  expect(readNotice()).toContain('The page has yours')
  change('Theirs 2')
  expect(readNotice()).toContain('The page has theirs')
})

it.each([
  ['mine', 'Mine 1', 'The page has your version.'],
  ['theirs', 'Theirs 2', 'The page has their version.'],
] as const)('keeps %s after a third change before the choice', async (choice, label, notice) => {
  const opened = await openConflict()
  opened.change('Theirs 2')
  const [conflict] = opened.conflicts()
  expect(conflict).toMatchObject({ mine: 'Mine 1', theirs: 'Theirs 2' })
  if (conflict) opened.store.resolveConflict(conflict, choice)
  await opened.clock.run()
  expect(opened.label()).toBe(label)
  expect(opened.store.state.getState().notice.text(t)).toBe(notice)
  expect(opened.server.body).toEqual(opened.store.state.getState().body)
  expect(opened.conflicts()).toEqual([])
})

it('keeps both texts after a third change', async () => {
  const { server, store, clock, conflicts, label } = open()
  const change = (text: string): Op[] => [
    { op: 'set', path: FIELD, value: JSON.parse(JSON.stringify(plainToRich(text))) },
  ]
  server.change(change('Theirs 1'))
  const value = plainToRich('Mine')
  store.dispatch('block.setText', { id: 'one', locale: EN, field: 'label', value })
  await clock.run()
  server.change(change('Theirs 2'))
  store.others.follow({ base: store.queue.base, rev: server.rev, ops: change('Theirs 2') })
  const [conflict] = conflicts()
  if (conflict) store.resolveConflict(conflict, 'both')
  expect(label()).toEqual(plainToRich('Mine\nTheirs 2'))
})

it('follows what this window writes, before and after the third change', async () => {
  const { write, change, clock, conflicts, label } = await openConflict()
  write('Mine 2')
  await clock.run()
  expect(conflicts()).toMatchObject([{ mine: 'Mine 2', theirs: 'Theirs 1' }])
  change('Theirs 2')
  write('Theirs 2, continued')
  expect(label()).toBe('Theirs 2, continued')
  expect(conflicts()).toMatchObject([{ mine: 'Mine 2' }])
})

it('keeps what was typed while the sent changes met those of the others', async () => {
  const { server, clock, write, conflicts, label } = open()
  server.failures.push('lost')
  server.change([{ op: 'set', path: FIELD, value: 'Theirs 1' }])
  write('Mine, the firs')
  await clock.run(1)
  write('Mine, the first')
  await clock.run()
  expect(label()).toBe('Mine, the first')
  expect(conflicts()).toMatchObject([{ mine: 'Mine, the first', theirs: 'Theirs 1' }])
  expect(server.body.blocks['one']?.text?.[EN]?.['label']).toBe('Mine, the first')
})

it('ends a conflict when both sides have the same value', async () => {
  const { change, conflicts } = await openConflict()
  change('Theirs 2')
  change('Mine 1')
  expect(conflicts()).toEqual([])
})

it('keeps both values while a block is deleted', async () => {
  const { store, conflicts } = await openConflict()
  store.dispatch('block.delete', { id: 'one' })
  store.undo()
  expect(conflicts()).toMatchObject([{ mine: 'Mine 1', theirs: 'Theirs 1' }])
})

it('has my version beside that of the others after any order of changes', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const { store, server, clock, write, change, conflicts, label } = await openConflict()
    let state = seed
    for (let turn = 0; turn < 12; turn += 1) {
      state = (state * 48_271) % 0x7fffffff
      if (state % 3 === 0) write(`Mine ${seed}.${turn}`)
      else if (state % 3 === 1) change(`Theirs ${seed}.${turn}`)
      else await clock.run()
      expect(conflicts(), `seed ${seed}, turn ${turn}`).toHaveLength(1)
      expect(conflicts()[0]?.mine).toMatch(/^Mine/)
      expect([conflicts()[0]?.mine, conflicts()[0]?.theirs]).toContain(label())
    }
    await clock.run()
    const [conflict] = conflicts()
    if (conflict) store.resolveConflict(conflict, 'mine')
    await clock.run()
    expect(label()).toBe(conflict?.mine)
    expect(server.body).toEqual(store.state.getState().body)
  }
})
