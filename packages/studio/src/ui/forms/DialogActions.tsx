import { useFormState } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import styles from './Form.module.css'

/** The buttons of a `Form` in a dialog: cancel and save. */
export function DialogActions(props: {
  readonly onClose: () => void
  /** The label of the button that saves; "Save" by default. */
  readonly label?: string
}) {
  const { onClose, label } = props
  const t = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <div className={styles['actions']}>
      <Button onPress={onClose}>{t('studio.cancel')}</Button>
      <Button primary type="submit" isPending={isSubmitting}>
        {label ?? t('studio.save')}
      </Button>
    </div>
  )
}
