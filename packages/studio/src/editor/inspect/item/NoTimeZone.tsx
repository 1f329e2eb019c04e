import { useTranslate } from '../../../ui/i18n.ts'
import styles from '../Inspector.module.css'

/** A note in place of times of which the time zone of the site is unknown. */
export function NoTimeZone() {
  const t = useTranslate()
  return (
    <p className={styles['note']} role="alert">
      {t('inspector.time.noZone')}
    </p>
  )
}
