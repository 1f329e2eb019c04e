import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorState } from './core.ts'

/** The time after which the panels follow a change that the canvas shows first, in milliseconds. */
const DELAYS_MS = { 'canvas-text': 300, history: 50, studio: 0, remote: 0 } as const

/** The state of a document as the panels show it. */
export interface ShownState {
  readonly state: StoreApi<EditorState>
  /** Shows what was typed at once. */
  readonly settle: () => void
}

/**
 * Creates the state that panels show. The canvas shows what is typed there and what is undone first: the panels follow
 * when typing pauses, or a moment later, so that no key waits for them. Everything else they show at once.
 */
export function createShownState(source: StoreApi<EditorState>): ShownState {
  const shown = createStore<EditorState>(() => source.getState())
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(timer)
    timer = undefined
    if (shown.getState() !== source.getState()) shown.setState(source.getState(), true)
  }
  source.subscribe((now, before) => {
    const delay = now.body === before.body ? 0 : DELAYS_MS[now.source]
    const isAside = now.body === before.body && now.selection === before.selection
    if (delay > 0) {
      clearTimeout(timer)
      timer = setTimeout(settle, delay)
    } else if (timer === undefined || !isAside) {
      settle()
    } else {
      // Such as the state of saving, which goes on meanwhile.
      const { body, history, selection } = shown.getState()
      shown.setState({ ...now, body, history, selection }, true)
    }
  })
  return { state: shown, settle }
}
