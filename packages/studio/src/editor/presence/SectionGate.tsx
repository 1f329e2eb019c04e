import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { EditorProvider, useEditor, useEditorState } from '../context.ts'
import { HeldSection } from '../lazy-parts.tsx'
import { findHolder } from './presence-store.ts'

/** The settings of the selected section. While another person is editing it, they cannot be changed. */
export function SectionGate({ children }: { readonly children: ReactNode }) {
  const editor = useEditor()
  const section = useEditorState(({ selection }) => selection.section)
  const holder = useStore(editor.presence, (state) =>
    section === undefined ? undefined : findHolder(state, section),
  )
  const isHeld = holder !== undefined
  const inside = useMemo(
    () => (isHeld ? { ...editor, isReadOnly: true } : editor),
    [editor, isHeld],
  )
  return (
    <>
      {section !== undefined && isHeld && <HeldSection section={section} name={holder} />}
      <EditorProvider value={inside}>{children}</EditorProvider>
    </>
  )
}
