import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DocumentSummary } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { listUnpublished } from '../publish/changed-documents.ts'

type Item = Pick<DocumentSummary, 'id' | 'title' | 'rev' | 'languages'>

/** Returns the actions on several items. Each says which items it failed for, and why. */
export function useBulkActions(items: readonly Item[], onDone: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  const acting = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onError: (error) => showFailure(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['listDocuments'] }),
  })
  /** Calls for one item after the other, and resolves to those that it was possible for. */
  const callEach = async (call: (id: string) => Promise<unknown>): Promise<readonly Item[]> => {
    const done: Item[] = []
    for (const item of items) {
      try {
        await call(item.id)
        done.push(item)
      } catch (error) {
        const message = error instanceof Error ? error.message : t('studio.wentWrong')
        showFailure(t('items.failed', { title: item.title || t('pages.untitled'), message }))
      }
    }
    onDone()
    return done
  }
  const restore = (deleted: readonly Item[]) =>
    acting.mutate(() =>
      Promise.all(deleted.map(({ id }) => callApi('restoreDocument', { params: { id } }))),
    )
  const publish = async () => {
    const entries = items.flatMap(listUnpublished)
    if (entries.length === 0) return showToast(t('items.nothingToPublish'))
    const { id } = await callApi('publishDocuments', { body: { entries } })
    const count = new Set(entries.map(({ documentId }) => documentId)).size
    onDone()
    showToast(t('items.published', { count }), () =>
      acting.mutate(() => callApi('rollBackPublication', { params: { id } })),
    )
  }
  return {
    isPending: acting.isPending,
    publish: () => acting.mutate(publish),
    copy: () =>
      acting.mutate(async () => {
        const { length: count } = await callEach((id) =>
          callApi('copyDocument', { params: { id }, body: {} }),
        )
        if (count > 0) showToast(t('items.copied', { count }))
      }),
    remove: () =>
      acting.mutate(async () => {
        const deleted = await callEach((id) => callApi('deleteDocument', { params: { id } }))
        const count = deleted.length
        if (count > 0) showToast(t('items.deleted', { count }), () => restore(deleted))
      }),
  }
}
