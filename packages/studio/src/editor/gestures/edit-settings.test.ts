import { blockTypeCodes } from '@vitrine/model'
import { type Block, newBlock, newContent, newPage, newSection } from '@vitrine/page'
import { expect, it } from 'vitest'
import { createUnsavedValues } from '../inspect/page/unsaved-values.ts'
import { createEditorStore } from '../store/editor-store.ts'
import { createPorts, FakeServer } from '../store/fake-server.ts'
import { editSettings } from './edit-settings.ts'

const EN = 'en-US'

/** Asks for the settings of a block. Returns the field that gets the keyboard. */
function ask(type: number, given: Partial<Block> = {}): string | undefined {
  const block = newBlock(() => 'block', type, given)
  const content = newContent([{ section: newSection(() => 'section'), blocks: [block] }])
  const body = { ...newPage({ locale: EN, title: 'About', slug: 'about' }, content) }
  const { ports } = createPorts(new FakeServer(body))
  const document = { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' } as const
  const unsaved = createUnsavedValues()
  editSettings({ store: createEditorStore(document, ports), unsaved }, 'block')
  return unsaved.getState().askedSetting?.field
}

it.each([
  ['button', 'label'],
  ['image', 'assetId'],
  ['gallery', 'items'],
] as const)('puts the keyboard in the first setting of a block: %s', (type, field) => {
  expect(ask(blockTypeCodes[type])).toBe(field)
})

it('leaves a locked block alone', () => {
  expect(ask(blockTypeCodes.button, { lock: 'all' })).toBeUndefined()
})
