import type { Redirect } from '@vitrine/contract'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { type Translate, useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { listRowActions } from '../../ui/lists/row-actions.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { RedirectDialog } from './RedirectDialog.tsx'
import { attempt } from './use-redirects.ts'

/** The menu that edits or deletes a redirect. */
export function RedirectMenu({ redirect }: { readonly redirect: Redirect }) {
  const t = useTranslate()
  const [isEditing, setIsEditing] = useState(false)
  const label = t('redirects.menu', { from: redirect.from })
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        trigger={<IconButton label={label} Icon={Ellipsis} />}
        groups={[
          {
            items: listRowActions(t, {
              index: 0,
              count: 1,
              onEdit: () => setIsEditing(true),
              onDelete: () => void deleteRedirect(t, redirect),
            }),
          },
        ]}
      />
      {isEditing && <RedirectDialog redirect={redirect} onClose={() => setIsEditing(false)} />}
    </>
  )
}

/** Deletes a redirect, and shows a message with Undo, which adds it again. */
async function deleteRedirect(t: Translate, redirect: Redirect): Promise<void> {
  const { id, from, to, status } = redirect
  const isDeleted = await attempt(() => callApi('deleteRedirect', { params: { id } }))
  if (!isDeleted) return
  showToast(
    t('redirects.deleted', { from }),
    () => void attempt(() => callApi('addRedirect', { body: { from, to, status } })),
  )
}
