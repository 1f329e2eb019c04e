import { useMutation } from '@tanstack/react-query'
import type { StudioComment } from '@vitrine/contract'
import { Ban, Check, Clock, Ellipsis, ShieldAlert, Trash2 } from 'lucide-react'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Menu, type MenuItem } from '../../ui/overlays/Menu.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { isRejected, useModeration } from './use-moderation.ts'

/** The actions on one comment. */
export function CommentMenu({ comment }: { readonly comment: StudioComment }) {
  const t = useTranslate()
  const { decide, remove } = useModeration()
  const { mutate: block } = useBlock()
  const { status, email, name } = comment
  const moves: readonly (MenuItem & { readonly id: StudioComment['status'] })[] = [
    { id: 'approved', label: t('comments.approve'), Icon: Check },
    { id: 'pending', label: t('comments.markPending'), Icon: Clock },
    { id: 'spam', label: t('comments.markSpam'), Icon: ShieldAlert },
    { id: 'trash', label: t('comments.trash'), Icon: Trash2 },
  ]
  const items: MenuItem[] = moves
    .filter(({ id }) => id !== status)
    .map((move) => ({ ...move, onAction: () => decide([comment], move.id) }))
  const others: MenuItem[] = []
  if (email !== null)
    others.push({
      ...{ id: 'block', label: t('comments.block', { email }), Icon: Ban },
      onAction: () => block(email),
    })
  if (isRejected(comment))
    others.push({
      ...{ id: 'delete', label: t('comments.delete'), danger: true, Icon: Trash2 },
      onAction: () => void remove([comment]),
    })
  const label = t('comments.actions', { name })
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} Icon={Ellipsis} />}
      groups={[{ items }, ...(others.length > 0 ? [{ items: others }] : [])]}
    />
  )
}

/** Returns the call that adds an email address to the blocklist, which can be undone. */
function useBlock() {
  const t = useTranslate()
  const onError = ({ message }: Error) => showFailure(message)
  return useMutation({
    mutationFn: (email: string) => changeBlocklist((entries) => [...entries, email]),
    onSuccess: (before, email) => {
      const isNew = !before.includes(email.toLowerCase())
      const undo = () => {
        const without = (entries: readonly string[]) =>
          entries.filter((entry) => entry !== email.toLowerCase())
        changeBlocklist(without).catch(onError)
      }
      showToast(t('comments.blocked', { email }), isNew ? undo : undefined)
    },
    onError,
  })
}

/** Changes the blocklist. Resolves to its entries before. */
async function changeBlocklist(
  change: (entries: readonly string[]) => readonly string[],
): Promise<readonly string[]> {
  const { entries } = await callApi('readCommentBlocklist')
  await callApi('setCommentBlocklist', { body: { entries: [...change(entries)] } })
  await queryClient.invalidateQueries({ queryKey: ['readCommentBlocklist'] })
  return entries
}
