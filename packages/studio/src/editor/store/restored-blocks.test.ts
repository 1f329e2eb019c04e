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

/** Deletes a block, and saves it on a server where someone else changed the block, or not. */
async function deleteBlock(isChanged: boolean) {
  const block = newBlock(() => 'one', BUTTON, {
    name: 'Call to action',
    text: { [EN]: { label: 'Base' } },
    place: { desktop: { x: 0, y: 0, w: 4, h: 2, z: 0 } },
  })
  const content = newContent([{ section: newSection(() => 'hero'), blocks: [block] }])
  const body = { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) }
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
