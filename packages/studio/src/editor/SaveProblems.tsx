import { Button } from '../ui/Button.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useEditor, useEditorState } from './context.ts'

/** Asks for the decision that changes need before they can be saved. Calls themselves wait for a new session. */
export function SaveProblems() {
  const { store } = useEditor()
  const save = useEditorState((state) => state.save)
  switch (save.kind) {
    case 'conflict':
      return <Conflict count={save.conflict.conflicts.length} onResolve={store.resolveConflict} />
    case 'rejected':
      return <Rejected message={save.message} />
    default:
      return null
  }
}

function Conflict(props: {
  readonly count: number
  readonly onResolve: (choice: 'mine' | 'theirs') => void
}) {
  const t = useTranslate()
  const { count, onResolve } = props
  return (
    <Dialog
      title={t('editor.conflict')}
      isOpen
      mustAnswer
      onClose={() => undefined}
      footer={
        <>
          <Button onPress={() => onResolve('theirs')}>{t('editor.conflict.theirs')}</Button>
          <Button primary onPress={() => onResolve('mine')}>
            {t('editor.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('editor.conflict.text', { count })}</p>
    </Dialog>
  )
}

function Rejected({ message }: { readonly message: string }) {
  const t = useTranslate()
  return (
    <Dialog
      title={t('editor.rejected')}
      isOpen
      mustAnswer
      onClose={() => undefined}
      footer={
        <Button primary onPress={() => window.location.reload()}>
          {t('editor.rejected.reload')}
        </Button>
      }
    >
      <p role="alert">{message}</p>
      <p>{t('editor.rejected.text')}</p>
    </Dialog>
  )
}
