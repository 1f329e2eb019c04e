import { createTranslate } from '@vitrine/model'
import { diffOps, mergeOps, newAesthetics, newContent, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import { createEditorStore } from '../store/editor-store.ts'
import { createPorts, FakeServer } from '../store/fake-server.ts'
import { saveAll } from '../store/side-document.ts'
import type { SaveOutcome, SaveRequest } from '../store/save-queue.ts'
import { setPaletteColor } from './change-styles.ts'
import { createStylesStore } from './styles-store.ts'

const t = createTranslate(editorTexts as Texts, 'en-US')
const theme = { palette: undefined, typography: undefined, fonts: [] }

function open(answer: (base: number, sets: SaveRequest['sets']) => SaveOutcome) {
  const body = newPage({ locale: 'en-US', title: 'About', slug: 'about' }, newContent())
  const { ports } = createPorts(new FakeServer(body))
  const page = { id: 'page', kind: 'page', rev: 1, body, locale: 'en-US', clientId: 'me' } as const
  const editor = createEditorStore(page, ports)
  const { clock, journal, ports: own } = createPorts(new FakeServer(body))
  const store = createStylesStore(
    editor,
    {
      body: newAesthetics(),
      rev: 1,
      theme,
      clientId: 'styles',
      getId: () => 'styles-id',
      onSaved: () => undefined,
      onClose: () => undefined,
    },
    { ...own, send: async ({ base, sets }) => answer(base, sets) },
  )
  const setAccent = (color: string) =>
    store.change(
      'editor.step.styles.palette',
      (now) => setPaletteColor(now, theme, { name: 'accent', color }),
      'accent',
    )
  const getAccent = () => store.state.getState().body.palette?.accent
  return { editor, store, clock, journal, setAccent, getAccent }
}

const saved = (base: number): SaveOutcome => ({ kind: 'saved', rev: base + 1, remote: [] })

it('has one history with the page, whose steps are named', () => {
  const { editor, setAccent, getAccent } = open(saved)
  expect(editor.side.get('aesthetics')).toBeUndefined()
  expect(setAccent('#112233')).toBe(true)
  expect(setAccent('#223344')).toBe(true)
  expect(editor.state.getState().history.past).toHaveLength(1)
  editor.undo()
  expect(getAccent()).toBeUndefined()
  expect(editor.state.getState().notice.text(t)).toBe('Undone: change palette')
  editor.redo()
  expect(getAccent()).toBe('#223344')
})

it('saves with the page, in a queue of its own', async () => {
  const { editor, setAccent, clock, journal } = open(saved)
  setAccent('#112233')
  expect(editor.state.getState()).toMatchObject({
    save: { kind: 'saved' },
    sideSave: { kind: 'saving' },
  })
  expect(journal.entries.get('styles')?.documentId).toBe('aesthetics')
  expect(await saveAll(editor)).toBe(true)
  expect(editor.state.getState().sideSave).toEqual({ kind: 'saved' })
  expect(journal.entries.size).toBe(0)
  await clock.run()
})

it('rejects a color that is none, and changes nothing', () => {
  const { editor, setAccent, getAccent } = open(saved)
  expect(setAccent('red;}')).toBe(false)
  expect(getAccent()).toBeUndefined()
  expect(editor.state.getState().history.past).toEqual([])
  expect(editor.state.getState().notice.text(t)).toContain('accent')
})

it('keeps its own value where someone else changed the same one, and tells', async () => {
  const base = newAesthetics()
  const theirs = setPaletteColor(base, theme, { name: 'accent', color: '#aabbcc' })
  const remote = diffOps(base, theirs)
  let isFirst = true
  const { editor, setAccent, getAccent } = open((rev, mine) => {
    if (!isFirst) return saved(rev)
    isFirst = false
    const { conflicts } = mergeOps({ base, mine, theirs: [{ ops: remote }] })
    return { kind: 'conflict', conflict: { rev: 7, remote, conflicts } }
  })
  setAccent('#112233')
  expect(await saveAll(editor)).toBe(true)
  expect(getAccent()).toBe('#112233')
  expect(editor.state.getState().sideSave).toEqual({ kind: 'saved' })
  expect(editor.state.getState().notice.text(t)).toContain('Someone else changed the same styles')
})
