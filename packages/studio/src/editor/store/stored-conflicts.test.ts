import { type Conflict, newContent, newPage } from '@vitrine/page'
import { expect, it, vi } from 'vitest'
import { createCore } from './core.ts'
import {
  type ConflictStore,
  keepConflicts,
  listOpenConflicts,
  mergeConflicts,
  type StoredConflicts,
} from './stored-conflicts.ts'

const body = { blocks: { one: { data: { word: 'mine' } } } }

function createConflict(path: readonly string[], theirs: string): Conflict {
  return { kind: 'value', path: [...path], base: 'before', mine: 'mine', theirs }
}

it('lists the conflicts of an earlier window that still have a choice', () => {
  const open = createConflict(['blocks', 'one', 'data', 'word'], 'theirs')
  expect(listOpenConflicts(body, [open])).toEqual([open])
})

it('lists a conflict whose value someone else changed while no window was open', () => {
  const open = { ...createConflict(['blocks', 'one', 'data', 'word'], 'theirs'), mine: 'stored' }
  expect(listOpenConflicts(body, [open])).toEqual([{ ...open, theirs: 'mine' }])
})

it('drops conflicts whose value is already that of the others, or whose block is gone', () => {
  const settled = createConflict(['blocks', 'one', 'data', 'word'], 'mine')
  const gone = createConflict(['blocks', 'two', 'data', 'word'], 'theirs')
  expect(listOpenConflicts(body, [settled, gone])).toEqual([])
})

const word = createConflict(['blocks', 'one', 'data', 'word'], 'theirs')
const size = createConflict(['blocks', 'one', 'data', 'size'], 'large')

/** Creates conflicts that are stored in memory, as the database of the browser does. */
function createMemory() {
  const lists = new Map<string, StoredConflicts>()
  const store: ConflictStore = {
    write: async (stored) => void lists.set(stored.clientId, stored),
    remove: async ({ clientId }) => void lists.delete(clientId),
    list: async () => [...lists.values()],
  }
  const read = (clientId: string) => lists.get(clientId)?.conflicts
  return { store, read }
}

/** Opens a document in a window whose conflicts are stored. */
function openWindow(
  store: ConflictStore,
  clientId: string,
  closed: readonly StoredConflicts[] = [],
) {
  const empty = { ...newPage({ locale: 'en-US', title: 'About', slug: 'about' }, newContent([])) }
  const { state } = createCore({
    id: 'page',
    kind: 'page',
    rev: 1,
    body: empty,
    locale: 'en-US',
    clientId,
    conflicts: mergeConflicts(closed),
  })
  keepConflicts({ documentId: 'page', state }, { clientId, store, closed })
  return (conflicts: readonly Conflict[]) => state.setState({ conflicts })
}

it('stores the conflicts of two windows beside each other', () => {
  const { store, read } = createMemory()
  const setFirst = openWindow(store, 'first')
  const setSecond = openWindow(store, 'second')
  setFirst([word])
  setSecond([size])
  expect([read('first'), read('second')]).toEqual([[word], [size]])
  setSecond([])
  expect([read('first'), read('second')]).toEqual([[word], undefined])
})

it('takes over the conflicts of closed windows, and stores them once', async () => {
  const { store, read } = createMemory()
  openWindow(store, 'first')([word])
  openWindow(store, 'second')([size])
  openWindow(store, 'third', await store.list('page'))
  await vi.waitFor(async () => expect(await store.list('page')).toHaveLength(1))
  expect(read('third')).toEqual([word, size])
})

it('merges lists oldest first, with the later conflict about one value', () => {
  const later = { ...word, theirs: 'newer' }
  const lists = [
    { documentId: 'page', clientId: 'second', at: 2, conflicts: [later] },
    { documentId: 'page', clientId: 'first', at: 1, conflicts: [word, size] },
  ]
  expect(mergeConflicts(lists)).toEqual([size, later])
})
