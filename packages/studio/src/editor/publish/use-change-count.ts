import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '../../api/session.ts'
import { useEditorState } from '../context.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { getUrgentState } from '../store/side-document.ts'
import { countChosen, loadChangedDocuments } from './changed-documents.ts'

/**
 * Returns the number of documents that the drawer proposes to publish, or undefined until it is known. Their list is
 * loaded again when a document that is not among them was saved.
 */
export function useChangeCount(store: EditorStore, isEnabled: boolean): number | undefined {
  const memberId = useQuery(sessionQuery).data?.member.id
  const { data, refetch } = useQuery({
    queryKey: ['listDocuments', 'change-count'],
    queryFn: loadChangedDocuments,
    enabled: isEnabled,
  })
  const besides = useEditorState(() => listBesides(store).join(' '))
  useEffect(() => {
    if (!data) return undefined
    const known = new Set(data.map(({ id }) => id))
    const isSaved = ({ save, sideSave }: ReturnType<typeof store.state.getState>) =>
      getUrgentState(save, sideSave).kind === 'saved'
    return store.state.subscribe((now, before) => {
      if (!isSaved(now) || isSaved(before)) return
      const ids = [store.documentId, ...listBesides(store)]
      if (ids.some((id) => !known.has(id))) void refetch()
    })
  }, [store, data, refetch])
  if (!data) return undefined
  const { documentId, kind, locale } = store
  const open = { documentId, kind, locale, getBesides: () => besides.split(' ') }
  return countChosen(data, { open, memberId })
}

function listBesides({ side }: EditorStore): readonly string[] {
  return side.list().flatMap((each) => each.getId() ?? [])
}
