import { CircleAlert } from 'lucide-react'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import { showToast } from '../overlays/toasts.ts'
import { formatErrorDetails } from './error-details.ts'
import styles from './Notice.module.css'

interface LoadFailedProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** The content of something that did not load: why, a way to try again, and the details for support. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const t = useTranslate()
  const copy = async () => {
    const details = formatErrorDetails(error, window.location.pathname, new Date())
    await navigator.clipboard.writeText(details)
    showToast(t('studio.copied'))
  }
  return (
    <div className={styles['failed']} role="alert">
      <div className={styles['notice']} data-tone="bad">
        <CircleAlert aria-hidden="true" />
        <div>
          <p className={styles['title']}>{t('studio.loadFailed')}</p>
          {error instanceof Error && <p>{error.message}</p>}
        </div>
      </div>
      <div className={styles['buttons']}>
        <Button onPress={onRetry}>{t('studio.tryAgain')}</Button>
        <Button quiet onPress={() => void copy()}>
          {t('studio.copyDetails')}
        </Button>
      </div>
    </div>
  )
}
