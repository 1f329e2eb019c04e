import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { listChangedTexts } from './changed-texts.ts'
import { createEditorStore } from './editor-store.ts'
import { createPorts, FakeServer } from './fake-server.ts'
import type { SaveOutcome, SaveRequest } from './save-queue.ts'

const EN = 'en-US'

/** Opens a page on a server that answers as `answer` does, until it returns undefined. */
function open(answer: (request: SaveRequest) => SaveOutcome | undefined) {
  const block = newBlock(() => 'one', 53, {
    data: { size: 'medium' },
    text: { [EN]: { label: 'Base' } },
    place: { desktop: { x: 0, y: 0, w: 4, h: 2, z: 0 } },
  })
  const content = newContent([{ section: newSection(() => 'hero'), blocks: [block] }])
  const body = { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) }
  const server = new FakeServer(body)
  const { clock, ports, journal } = createPorts(server)
  const store = createEditorStore(
    { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' },
    { ...ports, send: async (request) => answer(request) ?? ports.send(request) },
  )
  const write = (value: string) =>
    store.dispatch('block.setText', { id: 'one', locale: EN, field: 'label', value })
  const size = (value: string) =>
    store.dispatch('block.setData', { id: 'one', path: ['size'], value })
  return { store, server, clock, journal, write, size, get: () => store.state.getState() }
}

it('undoes a change that the server rejects, and saves the others', async () => {
  const { store, server, clock, journal, write, size, get } = open(({ sets }) =>
    JSON.stringify(sets).includes('refused')
      ? { kind: 'rejected', message: 'The text is refused.' }
      : undefined,
  )
  write('Kept')
  size('large')
  write('refused')
  await clock.run()
  expect(get().save).toEqual({ kind: 'rejected', message: 'The text is refused.' })
  store.undo()
  await clock.run()
  expect(get().save).toEqual({ kind: 'saved' })
  expect(server.body.blocks['one']).toMatchObject({
    data: { size: 'large' },
    text: { [EN]: { label: 'Kept' } },
  })
  expect(server.body).toEqual(get().body)
  expect(journal.entries.size).toBe(0)
  size('small')
  await clock.run()
  expect(server.body).toEqual(get().body)
})

it('saves what was written to a page in the trash once it is restored', async () => {
  let isInTrash = true
  const { store, server, clock, write, get } = open(() =>
    isInTrash ? { kind: 'rejected', message: 'In the trash.', reason: 'trash' } : undefined,
  )
  write('Written meanwhile')
  await clock.run()
  expect(get().save).toMatchObject({ kind: 'rejected', reason: 'trash' })
  isInTrash = false
  store.queue.retry()
  await clock.run()
  expect(get().save).toEqual({ kind: 'saved' })
  expect(server.body).toEqual(get().body)
})

it('keeps what was written to a page that is in the trash, and saves it once it is there again', async () => {
  const { store, server, clock, journal, write, get } = open(() => undefined)
  store.queue.setDeletion('trash')
  expect(get().save).toEqual({ kind: 'rejected', reason: 'trash' })
  write('Written meanwhile')
  await clock.run()
  expect(server.requests).toEqual([])
  expect(journal.entries.size).toBe(1)
  store.queue.setDeletion(undefined)
  await clock.run()
  expect(get().save).toEqual({ kind: 'saved' })
  expect(server.body).toEqual(get().body)
})

it('does not take an answer from before the deletion for a sign that the page is there', async () => {
  const { store, clock, write, get } = open(() => {
    store.queue.setDeletion('gone')
    return undefined
  })
  write('On its way')
  await clock.run()
  expect(get().save).toEqual({ kind: 'rejected', reason: 'gone' })
})

it('says that a server is busy, and tries again', async () => {
  let tries = 0
  const { clock, write, get, server } = open(() => {
    tries += 1
    if (tries > 2) return undefined
    expect(get().save.kind).toBe(tries === 1 ? 'saving' : 'busy')
    return { kind: 'unreachable', isBusy: true }
  })
  write('Later')
  await clock.run()
  expect(get().save).toEqual({ kind: 'saved' })
  expect(server.body).toEqual(get().body)
})

it('refuses a change that no request can carry', () => {
  const { store, write, get } = open(() => undefined)
  expect(write('x'.repeat(900_001))).toBe(false)
  expect(get().notice.isError).toBe(true)
  expect(store.queue.pending).toEqual([])
})

it('lists the texts of changes, each as it is now', () => {
  const { store, write, size } = open(() => undefined)
  write('First')
  size('large')
  write('Second')
  const block = newBlock(() => 'two', 2, {
    text: { [EN]: { body: plainToRich('A paragraph') } },
    place: { desktop: { x: 0, y: 9, w: 4, h: 2, z: 0 } },
  })
  store.dispatch('block.insert', { section: 'hero', block })
  expect(listChangedTexts(store.queue.pending)).toEqual(['Second', 'A paragraph'])
})
