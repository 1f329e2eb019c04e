import { createRequiredContext } from '@vitrine/react-kit'
import { useStore } from 'zustand'
import type { CanvasHandle } from './frame/canvas-handle.ts'
import type { UnsavedValues } from './inspect/page/unsaved-values.ts'
import type { Presence } from './presence/presence-store.ts'
import type { EditorState } from './store/core.ts'
import type { EditorStore } from './store/editor-store.ts'

/** The open document, for every part of the editor. */
export interface Editor {
  readonly store: EditorStore
  /** Whether the person may only look. */
  readonly isReadOnly: boolean
  /** Whether the person may change the styles of the site. */
  readonly mayDesign: boolean
  readonly canvas: CanvasHandle
  /** The values of the page settings that were typed but cannot be stored. */
  readonly unsaved: UnsavedValues
  /** The others who have the document open. */
  readonly presence: Presence
}

export const [EditorProvider, useEditor] = createRequiredContext<Editor>('The editor')

/** Returns a part of the state of the document as panels show it, and renders again when it changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store.shown.state, select)
}
