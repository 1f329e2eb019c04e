import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { UploadList } from '../../ui/files/UploadList.tsx'
import {
  clearEndedUploads,
  isActive,
  isOfLibrary,
  type Upload,
  useUploads,
} from '../../ui/files/uploads.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { useEditor } from '../context.ts'
import styles from './Gestures.module.css'

/** The uploads that are on their way or have failed, over the page. */
export function UploadTray() {
  const uploads = useUploads((state) => state.uploads).filter(
    (upload) => isOfLibrary(upload) && upload.state !== 'complete',
  )
  return uploads.length > 0 && <Tray uploads={uploads} />
}

function Tray({ uploads }: { readonly uploads: readonly Upload[] }) {
  const t = useTranslate()
  const { canvas } = useEditor()
  const tray = useRef<HTMLElement>(null)
  useFocusAfter(tray, () => canvas.send({ kind: 'focus' }))
  return (
    <section ref={tray} className={styles['tray']} aria-label={t('files.uploads')}>
      <UploadList uploads={uploads} />
      {!uploads.some(isActive) && (
        <Button small onPress={clearEndedUploads}>
          {t('files.clearUploads')}
        </Button>
      )}
    </section>
  )
}
