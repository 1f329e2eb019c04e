import type { RichText } from '@vitrine/page'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { createTextEditor, type TextEditor, type TextEditorPorts } from './text-editor.ts'

/** A text that is edited, as it is after its last change. */
export interface EditedText {
  readonly view: EditorView
  readonly state: EditorState
}

interface TextEditorProps extends TextEditorPorts {
  readonly value: RichText | undefined
  readonly isDisabled: boolean
  /** The ARIA attributes of the element. */
  readonly attributes: Readonly<Record<string, string>>
}

const noListener = () => () => {}

/** Edits a text in the element with the ref. Returns the text as it is; undefined before the element is there. */
export function useTextEditor({ value, isDisabled, attributes, ...ports }: TextEditorProps) {
  const latest = useRef<TextEditorPorts>(ports)
  const [editor, setEditor] = useState<TextEditor>()
  const [ref] = useState(() => (mount: HTMLElement | null) => {
    if (!mount) return
    const created = createTextEditor(mount, {
      onChange: (text) => latest.current.onChange(text),
      onBlur: () => latest.current.onBlur(),
      openToolbar: () => latest.current.openToolbar(),
      openLink: () => latest.current.openLink(),
    })
    setEditor(created)
    return () => created.destroy()
  })
  useEffect(() => {
    latest.current = ports
  })
  useEffect(() => {
    editor?.view.setProps({ editable: () => !isDisabled, attributes })
  }, [editor, isDisabled, attributes])
  useEffect(() => editor?.setValue(value), [editor, value])
  const state = useSyncExternalStore(editor?.subscribe ?? noListener, () => editor?.getState())
  const edited: EditedText | undefined = editor && state && { view: editor.view, state }
  return [ref, edited] as const
}
