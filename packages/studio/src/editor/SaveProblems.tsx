import { Button } from '../ui/Button.tsx'
import { useTranslate } from '../ui/i18n.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useEditorState } from './context.ts'
import { getUrgentState } from './store/side-document.ts'

/** Says that changes cannot be saved, and what to do. Calls themselves wait for a new session. */
export function SaveProblems() {
  const t = useTranslate()
  const rejected = useEditorState((state) => {
    const save = getUrgentState(state.save, state.sideSave)
    return save.kind === 'rejected' ? save : undefined
  })
  if (!rejected) return null
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
      <p role="alert">{rejected.message ?? t('editor.conflict.reloadOthers')}</p>
      <p>{t('editor.rejected.text')}</p>
    </Dialog>
  )
}
