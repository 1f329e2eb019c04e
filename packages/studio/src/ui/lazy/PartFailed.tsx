import { Button } from '../Button.tsx'
import { useTranslate } from '../i18n.ts'
import styles from '../states/Notice.module.css'
import type { FailedPart } from './create-lazy.tsx'
import { reloadPage } from './reload.ts'

interface PartFailedProps extends FailedPart {
  /** The id of the title, which names a dialog. */
  readonly titleId?: string
  /** Closes the dialog; undefined in a panel. */
  readonly onClose?: () => void
}

/** The place of a part that did not load: what to do about it. */
export function PartFailed({ error, onRetry, titleId, onClose }: PartFailedProps) {
  const t = useTranslate()
  return (
    <div className={styles['failed']} role="alert">
      <div>
        <b id={titleId}>{t('studio.loadFailed')}</b>
        <p>{t(error.isGone ? 'studio.part.gone' : 'studio.noConnection')}</p>
      </div>
      <div className={styles['buttons']}>
        {error.isGone && (
          <Button primary onPress={() => void reloadPage()}>
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
