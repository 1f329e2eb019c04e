import { createTranslate } from '@vitrine/model'
import {
  applyOps,
  diffOps,
  newBlock,
  newContent,
  newPage,
  newSection,
  type Op,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { blockTexts } from '../../ui/texts/blocks/block-texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { createEditorStore } from './editor-store.ts'
import { createPorts, FakeServer } from './fake-server.ts'

const t = createTranslate({ ...editorTexts, ...blockTexts } as Texts, 'en-US')
const EN = 'en-US'
const BUTTON = 53
const CHANGE: readonly Op[] = [
  { op: 'set', path: ['blocks', 'one', 'text', EN, 'label'], value: 'Theirs' },
]

/** Creates a page with one block. */
function createBody() {
  const block = newBlock(() => 'one', BUTTON, {
    name: 'Call to action',
    text: { [EN]: { label: 'Base' } },
    place: { desktop: { x: 0, y: 0, w: 4, h: 2, z: 0 } },
  })
  const content = newContent([{ section: newSection(() => 'hero'), blocks: [block] }])
  return { body: { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) } }
}

/** Deletes a block, and saves it on a server where someone else changed the block, or not. */
async function deleteBlock(isChanged: boolean) {
  const { body } = createBody()
  const { clock, ports } = createPorts(new FakeServer(body))
  const page = { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' } as const
  const store = createEditorStore(page, {
    ...ports,
    send: async ({ sets }) => {
      const mine = applyOps(
        body,
        sets.flatMap(({ ops }) => ops),
      ).body
      const theirs = applyOps(body, CHANGE).body
      return { kind: 'saved', rev: 3, remote: isChanged ? diffOps(mine, theirs) : [] }
    },
  })
  store.dispatch('block.delete', { id: 'one' })
  await clock.run()
  const { body: now, notice } = store.state.getState()
  return { label: now.blocks['one']?.text?.[EN]?.['label'], text: notice.text(t) }
}

it('says that a deleted block is back when someone else changed it', async () => {
  const { label, text } = await deleteBlock(true)
  expect(label).toBe('Theirs')
  expect(text).toBe('Call to action is back: someone else changed it before you deleted it.')
})

it('says nothing when a block stays deleted', async () => {
  const { label, text } = await deleteBlock(false)
  expect(label).toBeUndefined()
  expect(text).not.toContain('back')
})

/** Changes a block that someone else deleted meanwhile, and saves it; the server merges, or this window does. */
async function changeDeletedBlock(merges: 'server' | 'window') {
  const { body } = createBody()
  const { clock, ports } = createPorts(new FakeServer(body))
  const page = { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' } as const
  const deletion: readonly Op[] = [
    { op: 'remove', path: ['sections', 'hero', 'blockIds'], id: 'one' },
    { op: 'unset', path: ['blocks', 'one'] },
  ]
  let isFirst = true
  const store = createEditorStore(page, {
    ...ports,
    send: async () => {
      if (merges === 'server') return { kind: 'saved', rev: 3, remote: [], restored: ['one'] }
      const outcome = isFirst
        ? ({ kind: 'conflict', conflict: { rev: 2, remote: deletion, conflicts: [] } } as const)
        : ({ kind: 'saved', rev: 3, remote: [] } as const)
      isFirst = false
      return outcome
    },
  })
  store.dispatch('block.setText', { id: 'one', locale: EN, field: 'label', value: 'Mine' })
  await clock.run()
  const { body: now, notice } = store.state.getState()
  return { label: now.blocks['one']?.text?.[EN]?.['label'], text: notice.text(t) }
}

it.each(['server', 'window'] as const)(
  'says that a block is back which someone else deleted while it was edited here, if the %s merges',
  async (merges) => {
    expect(await changeDeletedBlock(merges)).toEqual({
      label: 'Mine',
      text: 'Someone else deleted Call to action. It was restored because you were editing it.',
    })
  },
)
