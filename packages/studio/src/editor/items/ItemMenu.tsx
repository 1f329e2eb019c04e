import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DocumentSummary } from '@vitrine/contract'
import { Copy, Ellipsis, ExternalLink, Trash2 } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

interface ItemMenuProps {
  readonly item: DocumentSummary
  readonly title: string
  readonly mayEdit: boolean
}

/** The actions of an item of a collection. */
export function ItemMenu({ item: { id, path }, title, mayEdit }: ItemMenuProps) {
  const t = useTranslate()
  const { copy, remove } = useItemActions(id, title)
  const view =
    path === null
      ? []
      : [{ id: 'view', label: t('items.view'), Icon: ExternalLink, href: `/${path}` }]
  const edit = [
    { id: 'copy', label: t('items.copy'), Icon: Copy, onAction: copy },
    { id: 'delete', label: t('items.delete'), Icon: Trash2, danger: true, onAction: remove },
  ]
  const items = [...view, ...(mayEdit ? edit : [])]
  if (items.length === 0) return null
  const label = t('pages.actions', { title })
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} Icon={Ellipsis} small />}
      groups={[{ items }]}
    />
  )
}

function useItemActions(id: string, title: string) {
  const t = useTranslate()
  const queries = useQueryClient()
  const changing = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['listDocuments'] }),
    onError: (error) => showFailure(error.message),
  })
  const params = { id }
  const restore = () => changing.mutate(() => callApi('restoreDocument', { params }))
  return {
    copy: () =>
      changing.mutate(async () => {
        await callApi('copyDocument', { params, body: {} })
        showToast(t('pages.copied', { title }))
      }),
    // The row is gone when the list is loaded again, so the message comes first.
    remove: () =>
      changing.mutate(async () => {
        await callApi('deleteDocument', { params })
        showToast(t('pages.deleted', { title }), restore)
      }),
  }
}
