import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import styles from './staff.module.css'

/** A dialog that shows the link of an invitation once, on a server that sends no email. */
export function LinkDialog(props: {
  readonly email: string
  readonly link: string
  readonly onClose: () => void
}) {
  const { email, link, onClose } = props
  const t = useTranslate()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast(t('staff.copied'))
    } catch {
      showFailure(t('staff.copyFailed'))
    }
  }
  return (
    <Dialog
      title={t('staff.link.title')}
      isOpen
      mustAnswer
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => void copy()}>{t('staff.copy')}</Button>
          <Button primary onPress={onClose}>
            {t('staff.link.done')}
          </Button>
        </>
      }
    >
      <p>{t('staff.link.text', { email })}</p>
      <p className={styles['link']}>
        <code>{link}</code>
      </p>
    </Dialog>
  )
}
