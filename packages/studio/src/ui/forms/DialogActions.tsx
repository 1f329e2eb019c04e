import { useFormState } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import styles from './Form.module.css'

/** The buttons of a `Form` in a dialog: cancel and save. */
export function DialogActions({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <div className={styles['actions']}>
      <Button onPress={onClose}>{t('studio.cancel')}</Button>
      <Button primary type="submit" isPending={isSubmitting}>
        {t('studio.save')}
      </Button>
    </div>
  )
}
