import type { Conflict, DocumentKind, Op } from '@vitrine/page'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StudioText } from '../../ui/i18n.ts'
import type { EditedBody } from './edited-body.ts'
import { followConflicts } from './follow-conflicts.ts'
import { EMPTY_HISTORY, type History } from './history.ts'
import type { SaveState } from './save-state.ts'
import { isSameSelection, NO_SELECTION, pruneSelection, type Selection } from './selection.ts'

export type Device = 'desktop' | 'tablet' | 'phone'

/** The open document. */
export interface EditorState {
  readonly body: EditedBody
  /** The origin of the last change of the body. */
  readonly source: ChangeSource
  readonly history: History
  readonly selection: Selection
  readonly device: Device
  readonly save: SaveState
  /** The same of the documents that are edited beside it. */
  readonly sideSave: SaveState
  /** The values that someone else changed, too, oldest first. The draft has those of this window, or later ones. */
  readonly conflicts: readonly Conflict[]
  /** The message of the last command that was not possible, or of what was undone; read aloud. */
  readonly notice: { readonly text: StudioText; readonly isError: boolean; readonly at: number }
}

/** A change of the document, for views that follow it step by step. */
export interface DocumentChange {
  readonly ops: readonly Op[]
  readonly body: EditedBody
  /** The origin of the change; a view need not repeat what it proposed itself. */
  readonly source: ChangeSource
}

export type ChangeSource = 'studio' | 'canvas-text' | 'history' | 'remote'

export interface OpenDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly rev: number
  readonly body: EditedBody
  readonly locale: string
  /** The language that texts start from; the same by default. */
  readonly sourceLocale?: string
  /** The URL that a language without one starts with; that of the source by default. */
  readonly firstSlug?: string | undefined
  readonly clientId: string
  /** The steps of an earlier window on this revision. */
  readonly history?: History
  /** The conflicts that an earlier window left without a choice. */
  readonly conflicts?: readonly Conflict[]
}

/** The state of a document with what changes it. */
export interface Core {
  readonly state: StoreApi<EditorState>
  readonly listeners: Set<(change: DocumentChange) => void>
  readonly notify: (text: StudioText, isError?: boolean) => void
  readonly select: (selection: Selection) => void
  /** Replaces the body and notifies the views. */
  readonly commit: (change: DocumentChange, more?: Partial<EditorState>) => void
  /** The draft as the server last confirmed it. */
  readonly saved: EditedBody
  readonly confirm: (body: EditedBody) => void
}

/** Creates the state of an opened document. */
export function createCore({ body, history = EMPTY_HISTORY, conflicts = [] }: OpenDocument): Core {
  const listeners = new Set<(change: DocumentChange) => void>()
  const state = createStore<EditorState>(() => ({
    body,
    source: 'studio',
    history,
    selection: NO_SELECTION,
    device: 'desktop',
    save: { kind: 'saved' },
    sideSave: { kind: 'saved' },
    conflicts,
    notice: { text: () => '', isError: false, at: 0 },
  }))
  let saved = body
  return {
    state,
    listeners,
    notify: (text, isError = false) =>
      state.setState({ notice: { text, isError, at: Date.now() } }),
    select: (selection) => {
      // The same selection again, such as from the canvas after an undo, ends no notice.
      if (!isSameSelection(selection, state.getState().selection)) state.setState({ selection })
    },
    commit: (change, more = {}) => {
      const now = { ...state.getState(), ...more }
      const selection = pruneSelection(now.selection, change.body)
      const followed = followConflicts(now.conflicts, state.getState().body, change)
      const { body: next, source } = change
      state.setState({ ...more, body: next, source, selection, conflicts: followed })
      for (const listen of listeners) listen(change)
    },
    get saved() {
      return saved
    },
    confirm: (confirmed) => {
      saved = confirmed
    },
  }
}
