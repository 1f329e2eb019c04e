import { useMutation, useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { useEditor, useEditorState } from '../context.ts'
import { CopyChanges, ShownChanges } from './CopyChanges.tsx'
import type { RejectionReason } from '../store/save-state.ts'

interface DeletedDialogProps {
  readonly title: string
  readonly collectionId: string | null
  readonly reason: RejectionReason
}

/** Says that the document was deleted while it was open, and offers to restore it or to save its content anew. */
export function DeletedDialog({ title, collectionId, reason }: DeletedDialogProps) {
  const t = useTranslate()
  const { store } = useEditor()
  const navigate = useNavigate()
  const role = useQuery(sessionQuery).data?.member.role
  const mayEdit = role !== undefined && may(role, 'content.edit')
  const hasChanges = useEditorState(() => store.queue.pending.length > 0)
  const [shown, setShown] = useState<string>()
  const leave = () =>
    void navigate(collectionId === null ? '/config/pages' : `/config/pages/${collectionId}/items`)
  return (
    <Dialog
      title={t(`editor.deleted.${reason}`, { title })}
      isOpen
      mustAnswer
      onClose={() => undefined}
      footer={
        <>
          <Button onPress={leave}>
            {t(collectionId === null ? 'editor.rejected.leave' : 'editor.deleted.leaveItem')}
          </Button>
          {hasChanges && <CopyChanges onFail={setShown} />}
          {mayEdit && reason === 'trash' && <RestoreButton />}
          {mayEdit && reason === 'gone' && <SaveAnewButton collectionId={collectionId} />}
        </>
      }
    >
      <p role="alert">{t(`editor.deleted.${reason}.what`)}</p>
      <p>{t(getAdvice(reason, { mayEdit, hasChanges }))}</p>
      <ShownChanges texts={shown} onChange={setShown} />
    </Dialog>
  )
}

function getAdvice(
  reason: RejectionReason,
  { mayEdit, hasChanges }: { readonly mayEdit: boolean; readonly hasChanges: boolean },
) {
  if (reason === 'gone') return mayEdit ? 'editor.deleted.saveAnew' : 'editor.deleted.viewer'
  if (!mayEdit) return 'editor.trash.ask'
  return hasChanges ? 'editor.rejected.trash' : 'editor.trash.text'
}

/** Takes the document out of the trash, and saves the changes. */
function RestoreButton() {
  const t = useTranslate()
  const { queue, documentId: id } = useEditor().store
  const restoring = useMutation({
    mutationFn: () => callApi('restoreDocument', { params: { id } }),
    onSuccess: async () => {
      queue.retry()
      if (await queue.flush()) showToast(t('editor.rejected.restored'))
    },
    onError: (error) => showFailure(error.message),
  })
  return (
    <Button primary isDisabled={restoring.isPending} onPress={() => restoring.mutate()}>
      {t('editor.rejected.restore')}
    </Button>
  )
}

/** Saves the content of this window as a new draft, and opens it. */
function SaveAnewButton({ collectionId }: Pick<DeletedDialogProps, 'collectionId'>) {
  const t = useTranslate()
  const { store } = useEditor()
  const navigate = useNavigate()
  const saving = useMutation({
    mutationFn: () => {
      const { body } = store.state.getState()
      const parent = collectionId === null ? {} : { collectionId }
      return callApi('createDocument', { body: { kind: store.kind, ...parent, body: { ...body } } })
    },
    onSuccess: ({ id }) => {
      showToast(t('editor.deleted.saved'))
      void navigate(`/config/pages/${id}`, { replace: true })
    },
    onError: (error) => showFailure(error.message),
  })
  return (
    <Button primary isDisabled={saving.isPending} onPress={() => saving.mutate()}>
      {t('editor.deleted.save')}
    </Button>
  )
}
