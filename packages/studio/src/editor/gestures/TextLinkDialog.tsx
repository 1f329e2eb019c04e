import type { Link } from '@vitrine/page'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { addTexts } from '../../ui/texts.ts'
import { canvasTexts } from '../../ui/texts/canvas.ts'
import { SiteLinkTarget } from '../inspect/controls/SiteLinkTarget.tsx'
import styles from './Gestures.module.css'

addTexts(canvasTexts)

interface TextLinkDialogProps {
  /** The target that the selected words have. */
  readonly link: Link | undefined
  /** Ends the dialog with the chosen target; undefined if it was canceled. */
  readonly onClose: (link: Link | undefined) => void
}

/** Asks what the selected words of a text on the page lead to. */
export function TextLinkDialog({ link, onClose }: TextLinkDialogProps) {
  const t = useTranslate()
  const [target, setTarget] = useState(link)
  const cancel = () => onClose(undefined)
  return (
    <Dialog
      title={t('canvas.link')}
      isOpen
      onClose={cancel}
      footer={
        <>
          <Button onPress={cancel}>{t('studio.cancel')}</Button>
          <Button
            primary
            disabledReason={target ? undefined : t('canvas.link.missing')}
            onPress={() => onClose(target)}
          >
            {t('canvas.link.applyLink')}
          </Button>
        </>
      }
    >
      <div className={styles['link']}>
        <SiteLinkTarget value={target} onChange={setTarget} />
      </div>
    </Dialog>
  )
}
