import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import { useEditor } from '../context.ts'
import { listChangedTexts } from '../store/changed-texts.ts'

/** Copies the texts of the changes that are not saved; `onFail` shows them where the browser does not allow that. */
export function CopyChanges({ onFail }: { readonly onFail: (texts: string) => void }) {
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

interface ShownChangesProps {
  readonly texts: string | undefined
  readonly onChange: (texts: string) => void
}

/** The texts to copy by hand. */
export function ShownChanges({ texts, onChange }: ShownChangesProps) {
  const t = useTranslate()
  if (texts === undefined) return null
  return <TextArea label={t('editor.rejected.yours')} value={texts} onChange={onChange} />
}
