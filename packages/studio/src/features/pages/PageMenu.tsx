import type { SitePage } from '@vitrine/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { Copy, Ellipsis, ExternalLink, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { RenamePageDialog } from './RenamePageDialog.tsx'

/** The actions of a page. */
export function PageMenu({ page, locale }: { readonly page: SitePage; readonly locale: string }) {
  const t = useTranslate()
  const { path } = page
  const title = page.title === '' ? t('pages.untitled') : page.title
  const [isRenaming, setRenaming] = useState(false)
  const { isEditor, copy, moveToTrash } = usePageActions(page.id, title)
  const view =
    path === null
      ? []
      : [{ id: 'view', label: t('pages.view'), Icon: ExternalLink, href: `/${path}` }]
  const edit = [
    {
      id: 'rename',
      label: t('pages.rename'),
      Icon: PencilLine,
      onAction: () => setRenaming(true),
    },
    { id: 'copy', label: t('pages.copy'), Icon: Copy, onAction: copy },
    { id: 'delete', label: t('pages.delete'), Icon: Trash2, danger: true, onAction: moveToTrash },
  ]
  const items = [...view, ...(isEditor ? edit : [])]
  if (items.length === 0) return null
  const label = t('pages.actions', { title })
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        trigger={<IconButton label={label} Icon={Ellipsis} />}
        groups={[{ items }]}
      />
      {isRenaming && (
        <RenamePageDialog page={page} locale={locale} onClose={() => setRenaming(false)} />
      )}
    </>
  )
}

/** Returns the changes of a page that need no dialog, and whether the person may make them. */
function usePageActions(id: string, title: string) {
  const t = useTranslate()
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
      showToast(t('pages.deleted', { title }), () => restoring.mutate())
      await refresh()
    },
    onError,
  })
  const copying = useMutation({
    mutationFn: () => callApi('copyDocument', { params: { id }, body: {} }),
    onSuccess: async () => {
      showToast(t('pages.copied', { title }))
      await refresh()
    },
    onError,
  })
  return {
    isEditor: role !== undefined && may(role, 'content.edit'),
    copy: () => copying.mutate(),
    moveToTrash: () => deleting.mutate(),
  }
}
