import { useEffect, useState } from 'react'
import { type Editor, useEditor } from './context.ts'
import type { EditorStore } from './store/editor-store.ts'

/** Opens a document of the site beside the open one. */
export type OpenSide<T> = (editor: Editor) => Promise<T>

/** Returns a function that opens a document once, so that it stays open while other panels are shown. */
export function createOpener<T>(load: OpenSide<T>): OpenSide<T> {
  const opened = new WeakMap<EditorStore, Promise<T>>()
  return (editor) => {
    const known = opened.get(editor.store)
    if (known) return known
    const opening = load(editor)
    opened.set(editor.store, opening)
    opening.catch(() => opened.delete(editor.store))
    return opening
  }
}

/** Opens a document of the site, and returns it as a query. */
export function useSide<T>(open: OpenSide<T>) {
  const editor = useEditor()
  const [data, setData] = useState<T>()
  const [error, setError] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isLeft = false
    open(editor).then(
      (found) => !isLeft && setData(() => found),
      (reason: unknown) =>
        !isLeft && setError(reason instanceof Error ? reason : new Error(String(reason))),
    )
    return () => {
      isLeft = true
    }
  }, [editor, open, attempt])
  const refetch = async () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  return { status: data ? 'success' : error ? 'error' : 'pending', data, error, refetch } as const
}
