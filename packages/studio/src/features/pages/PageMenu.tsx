import type { SitePage } from '@vitrine/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { Copy, Ellipsis, ExternalLink, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { RenamePageDialog } from './RenamePageDialog.tsx'

/** The actions of a page. */
export function PageMenu({ page, locale }: { readonly page: SitePage; readonly locale: string }) {
  const { id, title, path } = page
  const [isRenaming, setRenaming] = useState(false)
  const queries = useQueryClient()
  const role = queries.getQueryData(sessionQuery.queryKey)?.member.role
  const refresh = () => queries.invalidateQueries({ queryKey: ['readSitePages'] })
  const onError = (error: Error) => showFailure(error.message)
  const restoring = useMutation({
    mutationFn: () => callApi('restoreDocument', { params: { id } }),
    onSuccess: refresh,
    onError,
  })
  const deleting = useMutation({
    mutationFn: () => callApi('deleteDocument', { params: { id } }),
    onSuccess: async () => {
      showToast(`“${title}” is in the trash`, () => restoring.mutate())
      await refresh()
    },
    onError,
  })
  const copying = useMutation({
    mutationFn: () => callApi('copyDocument', { params: { id }, body: {} }),
    onSuccess: async () => {
      showToast(`“${title}” was duplicated`)
      await refresh()
    },
    onError,
  })
  const isEditor = role !== undefined && may(role, 'content.edit')
  const view =
    path === null ? [] : [{ id: 'view', label: 'View page', Icon: ExternalLink, href: `/${path}` }]
  const edit = [
    { id: 'rename', label: 'Rename page', Icon: PencilLine, onAction: () => setRenaming(true) },
    { id: 'copy', label: 'Duplicate page', Icon: Copy, onAction: () => copying.mutate() },
    {
      id: 'delete',
      label: 'Delete page',
      Icon: Trash2,
      danger: true,
      onAction: () => deleting.mutate(),
    },
  ]
  const items = [...view, ...(isEditor ? edit : [])]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        label={`Actions of ${title}`}
        placement="bottom end"
        trigger={<IconButton label={`Actions of ${title}`} Icon={Ellipsis} />}
        groups={[{ items }]}
      />
      {isRenaming && (
        <RenamePageDialog page={page} locale={locale} onClose={() => setRenaming(false)} />
      )}
    </>
  )
}
