import { useFormContext } from 'react-hook-form'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import { SaveState } from '../states/SaveState.tsx'
import styles from './Form.module.css'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

/** The bar of a `Form` with unsaved changes: discard or save. It asks before they are left, too. */
export function SaveBar() {
  const t = useTranslate()
  const { formState, reset } = useFormContext()
  const { isDirty, isSubmitting, isSubmitted, isSubmitSuccessful } = formState
  useUnsavedChanges(isDirty)
  if (!isDirty && !isSubmitting) return null
  const hasFailed = isSubmitted && !isSubmitSuccessful
  const status = isSubmitting ? 'saving' : hasFailed ? 'failed' : 'unsaved'
  return (
    <div className={styles['bar']}>
      <SaveState status={status} />
      <Button quiet onPress={() => reset()}>
        {t('studio.discard')}
      </Button>
      <Button primary type="submit" isPending={isSubmitting}>
        {t('studio.save')}
      </Button>
    </div>
  )
}
