import { useMutation, useQuery } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { sessionQuery } from '../api/session.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/fields/TextField.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../ui/overlays/toasts.ts'
import { useEditor, useEditorState } from './context.ts'
import { listChangedTexts } from './store/changed-texts.ts'
import type { SaveState } from './store/save-queue.ts'
import { getUrgentState } from './store/side-document.ts'

type Rejected = Extract<SaveState, { readonly kind: 'rejected' }>

/** Says that changes cannot be saved, and what to do. Calls themselves wait for a new session. */
export function SaveProblems() {
  const t = useTranslate()
  const { store } = useEditor()
  const rejected = useEditorState((state) => {
    const save = getUrgentState(state.save, state.sideSave)
    return save.kind === 'rejected' ? save : undefined
  })
  const isOwn = useEditorState(({ save }) => save.kind === 'rejected')
  const canUndo = useEditorState(({ history }) => history.past.length > 0)
  const [shown, setShown] = useState<string>()
  if (!rejected) return null
  const { reason, message } = rejected
  const mayUndo = isOwn && canUndo && reason === undefined && message !== undefined
  const text = reason ?? (mayUndo ? 'undo.text' : 'text')
  return (
    <Dialog
      title={t('editor.rejected')}
      isOpen
      mustAnswer
      onClose={() => undefined}
      footer={
        <>
          <LeaveButton rejected={rejected} />
          <CopyButton onFail={setShown} />
          {reason === 'trash' && <RestoreButton />}
          {mayUndo && (
            <Button primary onPress={store.undo}>
              {t('editor.rejected.undo')}
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{message ?? t('editor.conflict.reloadOthers')}</p>
      <p>{t(`editor.rejected.${text}`)}</p>
      {shown !== undefined && (
        <TextArea label={t('editor.rejected.yours')} value={shown} onChange={setShown} />
      )}
    </Dialog>
  )
}

function LeaveButton({ rejected: { reason } }: { readonly rejected: Rejected }) {
  const t = useTranslate()
  const navigate = useNavigate()
  if (reason === undefined)
    return <Button onPress={() => location.reload()}>{t('editor.rejected.reload')}</Button>
  return (
    <Button onPress={() => void navigate('/config/pages')}>{t('editor.rejected.leave')}</Button>
  )
}

/** Copies the texts of the changes; `onFail` shows them where the browser does not allow that. */
function CopyButton({ onFail }: { readonly onFail: (texts: string) => void }) {
  const t = useTranslate()
  const { store } = useEditor()
  const copy = async () => {
    const queues = [store.queue, ...store.side.list().map(({ queue }) => queue)]
    const texts = listChangedTexts(queues.flatMap(({ pending }) => pending)).join('\n\n')
    try {
      await navigator.clipboard.writeText(texts)
      showToast(t('editor.rejected.copied'))
    } catch {
      onFail(texts)
      showFailure(t('editor.rejected.copyFailed'))
    }
  }
  return <Button onPress={() => void copy()}>{t('editor.rejected.copy')}</Button>
}

/** Takes the document out of the trash, and saves the changes. */
function RestoreButton() {
  const t = useTranslate()
  const { store } = useEditor()
  const role = useQuery(sessionQuery).data?.member.role
  const { queue, documentId: id } = store
  const restoring = useMutation({
    mutationFn: () => callApi('restoreDocument', { params: { id } }),
    onSuccess: async () => {
      queue.retry()
      if (await queue.flush()) showToast(t('editor.rejected.restored'))
    },
    onError: (error) => showFailure(error.message),
  })
  if (role === undefined || !may(role, 'content.edit')) return null
  return (
    <Button primary onPress={() => restoring.mutate()}>
      {t('editor.rejected.restore')}
    </Button>
  )
}
