import { createTranslate } from '@vitrine/model'
import { newContent, newPage, newSection } from '@vitrine/page'
import { expect, it, vi } from 'vitest'
import type { Texts } from '../ui/texts.ts'
import { editorTexts } from '../ui/texts/editor.ts'
import type { Editor } from './context.ts'
import { CanvasHandle } from './frame/canvas-handle.ts'
import { createUnsavedValues } from './inspect/page/unsaved-values.ts'
import { createPresence } from './presence/presence-store.ts'
import { runShortcut } from './run-shortcut.ts'
import { createEditorStore } from './store/editor-store.ts'
import { createPorts, FakeServer } from './store/fake-server.ts'

const EN = 'en-US'
const t = createTranslate(editorTexts as Texts, EN)

function open(isReadOnly: boolean): Editor {
  const body = { ...newPage({ locale: EN, title: 'About', slug: 'about' }, newContent([])) }
  const { ports } = createPorts(new FakeServer(body))
  const document = { id: 'page', kind: 'page', rev: 1, body, locale: EN, clientId: 'me' } as const
  return {
    ...{ store: createEditorStore(document, ports), isReadOnly, mayDesign: false },
    ...{ canvas: new CanvasHandle(), presence: createPresence(), unsaved: createUnsavedValues() },
  }
}

const ports = { leave: vi.fn(), showSections: vi.fn(), zoom: vi.fn() }

it.each([false, true])(
  'shows the phone layout and the desktop again (read-only: %s)',
  (readOnly) => {
    const editor = open(readOnly)
    const read = () => {
      const { device, notice } = editor.store.state.getState()
      return [device, notice.text(t)]
    }
    runShortcut(editor, 'phone', ports)
    expect(read()).toEqual(['phone', 'Phone layout.'])
    runShortcut(editor, 'phone', ports)
    expect(read()).toEqual(['desktop', 'Desktop layout.'])
  },
)

it.each([false, true])('adds a section above the first one (read-only: %s)', (readOnly) => {
  const editor = open(readOnly)
  const { store } = editor
  store.dispatch('section.insert', { section: newSection(() => 'old'), blocks: [], after: null })
  runShortcut(editor, 'addFirst', ports)
  const ids = store.state.getState().body.sections.map(({ id }) => id)
  expect(ids.indexOf('old')).toBe(readOnly ? 0 : 1)
})

it.each([false, true])('shows the sections to insert (read-only: %s)', (readOnly) => {
  ports.showSections.mockClear()
  runShortcut(open(readOnly), 'add', ports)
  expect(ports.showSections).toHaveBeenCalledTimes(readOnly ? 0 : 1)
})

it.each([false, true])('zooms the page (read-only: %s)', (readOnly) => {
  runShortcut(open(readOnly), 'zoomIn', ports)
  expect(ports.zoom).toHaveBeenLastCalledWith('zoomIn')
})
