import { Smartphone, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../ui/i18n.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useEditor, useEditorState } from './context.ts'
import styles from './Note.module.css'

const KEY = 'vitrine-studio-phone-note'

/** Says above the phone layout where it comes from, until the person dismisses it in this browser. */
export function PhoneNote() {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const isPhone = useEditorState(({ device }) => device === 'phone')
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(KEY) !== null)
  if (!isPhone || isDismissed || isReadOnly) return null
  const dismiss = () => {
    localStorage.setItem(KEY, '1')
    setDismissed(true)
  }
  return (
    <div className={styles['note']} data-note>
      <Smartphone aria-hidden="true" />
      <p>
        <b>{t('editor.phone.note')}</b> {t('editor.phone.note.pin')}
      </p>
      <IconButton small label={t('editor.phone.dismiss')} Icon={X} onPress={dismiss} />
    </div>
  )
}
