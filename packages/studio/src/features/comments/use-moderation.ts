import { useMutation } from '@tanstack/react-query'
import type { StudioComment } from '@vitrine/contract'
import { type CommentStatus, commentStatuses } from '@vitrine/model'
import { callApi } from '../../api/call-api.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { refreshComments } from './use-comments.ts'

type Comments = readonly StudioComment[]

interface Decision {
  readonly comments: Comments
  readonly status: CommentStatus
}

/** Returns the calls that move comments to a state and delete them. A move can be undone; a deletion is confirmed first. */
export function useModeration(onDone?: () => void) {
  const t = useTranslate()
  const onError = ({ message }: Error) => showFailure(message)
  const moderation = useMutation({
    mutationFn: setStatus,
    onSuccess: async (count, decision) => {
      onDone?.()
      await refreshComments()
      showToast(t('comments.moderated', { count }), () => {
        undo(decision).catch(onError)
      })
    },
    onError,
  })
  const deletion = useMutation({
    mutationFn: (ids: readonly string[]) => callApi('deleteComments', { body: { ids: [...ids] } }),
    onSuccess: async ({ deleted }) => {
      onDone?.()
      await refreshComments()
      showToast(t('comments.deleted', { count: deleted }))
    },
    onError,
  })
  const remove = async (comments: Comments) => {
    const isConfirmed = await askToConfirm({
      title: t('comments.delete.title', { count: comments.length }),
      message: t('comments.delete.text'),
      confirmLabel: t('comments.delete'),
    })
    if (isConfirmed) deletion.mutate(comments.map(({ id }) => id))
  }
  const decide = (comments: Comments, status: CommentStatus) =>
    moderation.mutate({ comments, status })
  return { decide, remove, isPending: moderation.isPending || deletion.isPending }
}

/** Returns whether comments can be deleted permanently: only those in spam and trash. */
export function isRejected({ status }: StudioComment): boolean {
  return status === 'spam' || status === 'trash'
}

async function setStatus({ comments, status }: Decision): Promise<number> {
  const ids = comments.map(({ id }) => id)
  return (await callApi('moderateComments', { body: { ids, status } })).changed
}

/** Gives comments back the state that each had before a decision. */
async function undo({ comments, status: decided }: Decision): Promise<void> {
  for (const status of commentStatuses) {
    const before = comments.filter((each) => each.status === status && status !== decided)
    if (before.length > 0) await setStatus({ comments: before, status })
  }
  await refreshComments()
}
