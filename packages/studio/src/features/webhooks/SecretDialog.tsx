import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import styles from './webhooks.module.css'

/** A dialog that shows a secret once. */
export function SecretDialog(props: { readonly secret: string; readonly onClose: () => void }) {
  const { secret, onClose } = props
  const t = useTranslate()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      showToast(t('webhooks.copied'))
    } catch {
      showFailure(t('webhooks.copyFailed'))
    }
  }
  return (
    <Dialog
      title={t('webhooks.secret.title')}
      isOpen
      mustAnswer
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => void copy()}>{t('webhooks.copy')}</Button>
          <Button primary onPress={onClose}>
            {t('webhooks.secret.done')}
          </Button>
        </>
      }
    >
      <p>{t('webhooks.secret.text')}</p>
      <p className={styles['secret']}>
        <code>{secret}</code>
      </p>
    </Dialog>
  )
}
