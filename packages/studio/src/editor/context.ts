import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { CanvasHandle } from './frame/canvas-handle.ts'
import type { EditorState, EditorStore } from './store/editor-store.ts'

/** The open document, for every part of the editor. */
export interface Editor {
  readonly store: EditorStore
  /** Whether the person may only look. */
  readonly isReadOnly: boolean
  readonly canvas: CanvasHandle
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('Parts of the editor are inside an EditorContext')
  return editor
}

/** Returns a part of the state of the document, and renders again when it changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store.state, select)
}
