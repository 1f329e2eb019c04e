import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EditorStore } from '../store/editor-store.ts'
import { getUrgentState } from '../store/side-document.ts'
import { loadChangedDocuments } from './changed-documents.ts'

/**
 * Returns the number of documents whose drafts differ from what visitors see, or undefined until it is known. It is
 * loaded again when a document that is not among them was saved.
 */
export function useChangeCount(store: EditorStore, isEnabled: boolean): number | undefined {
  const { data, refetch } = useQuery({
    queryKey: ['listDocuments', 'change-count'],
    queryFn: loadChangedDocuments,
    enabled: isEnabled,
  })
  useEffect(() => {
    if (!data) return undefined
    const known = new Set(data.map(({ id }) => id))
    const isSaved = ({ save, sideSave }: ReturnType<typeof store.state.getState>) =>
      getUrgentState(save, sideSave).kind === 'saved'
    return store.state.subscribe((now, before) => {
      if (!isSaved(now) || isSaved(before)) return
      const ids = [store.documentId, ...store.side.list().map((side) => side.getId())]
      if (ids.some((id) => id !== undefined && !known.has(id))) void refetch()
    })
  }, [store, data, refetch])
  return data?.length
}
