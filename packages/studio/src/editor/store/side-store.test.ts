import { createTranslate } from '@vitrine/model'
import {
  newAesthetics,
  newContent,
  newPage,
  newSiteSettings,
  plainToRich,
  type SiteSettings,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { changeText, showAgain, showAnnouncement } from '../announcement/change-announcement.ts'
import type { Texts } from '../../ui/texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { createEditorStore, type EditorStore } from './editor-store.ts'
import { createPorts, FakeServer } from './fake-server.ts'
import type { SaveOutcome } from './save-queue.ts'
import { saveAll } from './side-document.ts'
import { createSideStore, type OpenedSide } from './side-store.ts'

const EN = 'en-US'
const t = createTranslate(editorTexts as Texts, EN)
const page = newPage({ locale: EN, title: 'About', slug: 'about' }, newContent())

function openEditor(): EditorStore {
  const { ports } = createPorts(new FakeServer(page))
  return createEditorStore(
    { id: 'page', kind: 'page', rev: 1, body: page, locale: EN, clientId: 'me' },
    ports,
  )
}

function open<B extends object>(
  editor: EditorStore,
  opened: Pick<OpenedSide<B>, 'kind' | 'body'>,
  outcome: SaveOutcome,
) {
  const { ports } = createPorts(new FakeServer(page))
  return createSideStore<B>(
    editor,
    {
      ...opened,
      rev: 1,
      clientId: opened.kind,
      command: 'settings.set',
      changed: (translate) => translate('editor.announcementChanged'),
      conflict: (translate) => translate('editor.conflict.announcement'),
      getId: () => `${opened.kind}-id`,
      onSaved: () => undefined,
      onClose: () => undefined,
    },
    { ...ports, send: async () => outcome },
  )
}

function openSettings(editor: EditorStore, outcome: SaveOutcome) {
  const body: SiteSettings = newSiteSettings({ locale: EN, title: 'Test' })
  const store = open<SiteSettings>(editor, { kind: 'site-settings', body }, outcome)
  return { ...store, fallbackLocale: EN }
}

const saved: SaveOutcome = { kind: 'saved', rev: 2, remote: [] }

it('edits the announcement in the history of the page', () => {
  const editor = openEditor()
  const settings = openSettings(editor, saved)
  const getBar = () => settings.state.getState().body.announcementBar
  showAnnouncement(settings, true)
  changeText(settings, EN, plainToRich('Closed'))
  changeText(settings, EN, plainToRich('Closed on Sunday'))
  showAgain(settings)
  expect(getBar()).toEqual({
    enabled: true,
    text: { [EN]: plainToRich('Closed on Sunday') },
    version: 2,
  })
  expect(editor.state.getState().history.past).toHaveLength(3)
  editor.undo()
  expect(editor.state.getState().notice.text(t)).toBe('Undone: show the announcement again')
  editor.undo()
  expect(getBar()).toEqual({ enabled: true, text: {}, version: 1 })
  editor.redo()
  expect(getBar().text).toEqual({ [EN]: plainToRich('Closed on Sunday') })
})

it('saves every document beside the page, and says so as long as one is not saved', async () => {
  const editor = openEditor()
  const settings = openSettings(editor, { kind: 'rejected', message: 'No' })
  const styles = open(editor, { kind: 'aesthetics', body: newAesthetics() }, saved)
  styles.change('editor.step.styles.corners', (now) => ({ ...now, shape: { corners: 'round' } }))
  showAnnouncement(settings, true)
  expect(editor.side.list().map(({ kind }) => kind)).toEqual(['aesthetics', 'site-settings'])
  expect(await saveAll(editor)).toBe(false)
  expect(editor.state.getState().sideSave).toMatchObject({ kind: 'rejected' })
  expect(styles.queue.pending).toEqual([])
})
