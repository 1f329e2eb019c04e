import { useState } from 'react'
import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import styles from '../states/Notice.module.css'
import type { FailedPart } from './create-lazy.tsx'
import { reloadPage } from './reload.ts'
import { useRetryOnline } from './use-retry-online.ts'

interface PartFailedProps extends FailedPart {
  /** The id of the title, which names a dialog. */
  readonly titleId?: string
  /** Closes the dialog; undefined in a panel. */
  readonly onClose?: () => void
}

/** The place of a part that did not load: what to do about it. It tries again when the connection is back. */
export function PartFailed({ error, onRetry, titleId, onClose }: PartFailedProps) {
  const t = useTranslate()
  const [isReloading, setReloading] = useState(false)
  useRetryOnline(onRetry)
  const reload = () => {
    setReloading(true)
    void reloadPage()
  }
  return (
    <div className={styles['failed']} role="alert">
      <div>
        <b id={titleId}>{t('studio.part.failed')}</b>
        <p>{t(error.isGone ? 'studio.part.gone' : 'studio.part.offline')}</p>
      </div>
      <div className={styles['buttons']}>
        {error.isGone && (
          <Button primary isPending={isReloading} onPress={reload}>
            {t('studio.part.reload')}
          </Button>
        )}
        <Button onPress={onRetry}>{t('studio.tryAgain')}</Button>
        {onClose && (
          <Button quiet onPress={onClose}>
            {t('studio.close')}
          </Button>
        )}
      </div>
    </div>
  )
}
