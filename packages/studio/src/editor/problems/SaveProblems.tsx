import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useEditor, useEditorState } from '../context.ts'
import { CopyChanges, ShownChanges } from './CopyChanges.tsx'
import { DeletedDialog } from './DeletedDialog.tsx'
import { getUrgentState } from '../store/side-document.ts'

interface SaveProblemsProps {
  readonly title: string
  readonly collectionId: string | null
}

/** Says that changes cannot be saved, and what to do. Calls themselves wait for a new session. */
export function SaveProblems(props: SaveProblemsProps) {
  const { store } = useEditor()
  const reason = useStore(store.state, ({ save }) =>
    save.kind === 'rejected' ? save.reason : undefined,
  )
  return reason === undefined ? <RejectedChanges /> : <DeletedDialog {...props} reason={reason} />
}

/** Says that the server rejects changes of a document that is there. */
function RejectedChanges() {
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
  const { message } = rejected
  const mayUndo = isOwn && canUndo && message !== undefined
  return (
    <Dialog
      title={t('editor.rejected')}
      isOpen
      mustAnswer
      onClose={() => undefined}
      footer={
        <>
          <Button onPress={() => location.reload()}>{t('editor.rejected.reload')}</Button>
          <CopyChanges onFail={setShown} />
          {mayUndo && (
            <Button primary onPress={store.undo}>
              {t('editor.rejected.undo')}
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{message ?? t('editor.conflict.reloadOthers')}</p>
      <p>{t(mayUndo ? 'editor.rejected.undo.text' : 'editor.rejected.text')}</p>
      <ShownChanges texts={shown} onChange={setShown} />
    </Dialog>
  )
}
