import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { addTexts } from '../../ui/texts.ts'
import { presenceTexts } from '../../ui/texts/presence.ts'
import { useEditor } from '../context.ts'
import styles from './presence.module.css'

addTexts(presenceTexts)

/** Says who is editing the selected section, and lets the person edit it, too. */
export function HeldSection(props: { readonly section: string; readonly name: string }) {
  const t = useTranslate()
  const { presence, canvas, isReadOnly } = useEditor()
  const editAnyway = () => {
    presence.editAnyway(props.section)
    // The button is gone.
    canvas.send({ kind: 'focus' })
  }
  return (
    <div className={styles['held']}>
      <Notice title={t('presence.editing', { name: props.name })}>
        {!isReadOnly && t('presence.editing.help')}
      </Notice>
      {!isReadOnly && <Button onPress={editAnyway}>{t('presence.editAnyway')}</Button>}
    </div>
  )
}
