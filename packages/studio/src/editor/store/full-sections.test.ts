import { createTranslate } from '@vitrine/model'
import {
  diffOps,
  MAX_BLOCKS,
  MAX_SECTIONS,
  newBlock,
  newContent,
  newPage,
  newSection,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import type { EditedBody as Body } from './edited-body.ts'
import { createEditorStore } from './editor-store.ts'
import { createPorts, FakeServer } from './fake-server.ts'

const EN = 'en-US'
const t = createTranslate(editorTexts as Texts, EN)

const createBlock = (id: string) =>
  newBlock(() => id, 53, { place: { desktop: { x: 0, y: 0, w: 4, h: 2, z: 0 } } })

function openFullPage() {
  const blocks = Array.from({ length: MAX_BLOCKS }, (_, at) => createBlock(`b${at}`))
  const sections = Array.from({ length: MAX_SECTIONS }, (_, at) => ({
    section: newSection(() => `s${at}`),
    blocks: at === 0 ? blocks : [],
  }))
  const page = newPage({ locale: EN, title: 'Full', slug: 'full' }, newContent(sections))
  const body = { ...page }
  const { ports } = createPorts(new FakeServer(body))
  const store = createEditorStore(
    { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' },
    { ...ports, send: async () => ({ kind: 'saved', rev: 2, remote: [] }) },
  )
  const { queue, others, state } = store
  return {
    store,
    /** Saves, and then follows a change of someone else. */
    follow: async (change: (body: Body) => Body) => {
      await queue.flush()
      const now = state.getState().body
      others.follow({ base: queue.base, rev: queue.base + 1, ops: diffOps(now, change(now)) })
    },
    get: () => state.getState(),
  }
}

/** Returns the sections with other blocks in the first one. */
function changeFirst({ sections }: Body, change: (ids: string[]) => string[]): Body['sections'] {
  return sections.map((each, at) =>
    at === 0 ? { ...each, blockIds: change(each.blockIds) } : each,
  )
}

it('does not undo what would give a section the 61st block, and does so when there is room', async () => {
  const { store, follow, get } = openFullPage()
  store.dispatch('block.delete', { id: 'b0' })
  await follow((draft) => ({
    ...draft,
    blocks: { ...draft.blocks, theirs: createBlock('theirs') },
    sections: changeFirst(draft, (ids) => ['theirs', ...ids]),
  }))
  const { body } = get()
  expect(body.sections[0]?.blockIds).toHaveLength(MAX_BLOCKS)
  store.undo()
  expect(get().body).toBe(body)
  expect(get().notice).toMatchObject({ isError: true })
  expect(get().notice.text(t)).toBe('A section can have at most 60 blocks. Use another section.')
  expect(store.queue.pending).toEqual([])
  await follow((draft) => ({
    ...draft,
    sections: changeFirst(draft, (ids) => ids.filter((id) => id !== 'b9')),
    blocks: Object.fromEntries(Object.entries(draft.blocks).filter(([id]) => id !== 'b9')),
  }))
  store.undo()
  expect(get().body.blocks['b0']).toBeDefined()
})

it('does not undo what would give a page the 61st section', async () => {
  const { store, follow, get } = openFullPage()
  store.dispatch('section.delete', { id: 's9' })
  const theirs = newSection(() => 'theirs')
  await follow((draft) => ({ ...draft, sections: [theirs, ...draft.sections] }))
  const { body } = get()
  expect(body.sections).toHaveLength(MAX_SECTIONS)
  store.undo()
  expect(get().body).toBe(body)
  expect(get().notice.text(t)).toBe('A page can have at most 60 sections.')
  expect(store.queue.pending).toEqual([])
})
