import { Button } from '../../ui/Button.tsx'
import { UploadList } from '../../ui/files/UploadList.tsx'
import { clearEndedUploads, isActive, isOfLibrary, useUploads } from '../../ui/files/uploads.ts'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './Gestures.module.css'

/** The uploads that are on their way or have failed, over the page. */
export function UploadTray() {
  const t = useTranslate()
  const uploads = useUploads((state) => state.uploads).filter(
    (upload) => isOfLibrary(upload) && upload.state !== 'complete',
  )
  if (uploads.length === 0) return null
  return (
    <section className={styles['tray']} aria-label={t('files.uploads')}>
      <UploadList uploads={uploads} />
      {!uploads.some(isActive) && (
        <Button small onPress={clearEndedUploads}>
          {t('files.clearUploads')}
        </Button>
      )}
    </section>
  )
}
