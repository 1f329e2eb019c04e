import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCore } from './core.ts'
import { createShownState } from './shown-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LOCALE = 'en-US'

function createBody(text: string) {
  const block = newBlock(() => 'words', 2, { text: { [LOCALE]: { body: plainToRich(text) } } })
  const content = newContent([{ section: newSection(() => 'hero'), blocks: [block] }])
  return newPage({ locale: LOCALE, title: 'About', slug: 'about' }, content)
}

function openDocument() {
  const body = createBody('One')
  const core = createCore({ id: 'page', kind: 'page', rev: 1, body, locale: LOCALE, clientId: 'a' })
  const shown = createShownState(core.state)
  return { core, shown, getBody: () => shown.state.getState().body }
}

it('shows what is typed on the canvas when typing pauses, and its saving at once', () => {
  const { core, shown, getBody } = openDocument()
  const before = getBody()
  const typed = createBody('One two')
  core.commit({ ops: [], body: typed, source: 'canvas-text' })
  core.state.setState({ save: { kind: 'saving' } })
  expect(getBody()).toBe(before)
  expect(shown.state.getState().save).toEqual({ kind: 'saving' })
  vi.advanceTimersByTime(299)
  expect(getBody()).toBe(before)
  vi.advanceTimersByTime(1)
  expect(getBody()).toBe(typed)
})

it('shows everything at once when the panels are used', () => {
  const { core, shown, getBody } = openDocument()
  const typed = createBody('One two')
  core.commit({ ops: [], body: typed, source: 'canvas-text' })
  shown.settle()
  expect(getBody()).toBe(typed)
  core.commit({ ops: [], body: createBody('Three'), source: 'canvas-text' })
  core.state.setState({ selection: { section: 'hero', blocks: [] } })
  expect(getBody()).toBe(core.state.getState().body)
  const changed = createBody('Four')
  core.commit({ ops: [], body: changed, source: 'studio' })
  expect(getBody()).toBe(changed)
})
