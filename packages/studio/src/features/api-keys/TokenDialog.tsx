import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'
import styles from './api-keys.module.css'

/** A dialog that shows an API key once. */
export function TokenDialog(props: { readonly token: string; readonly onClose: () => void }) {
  const { token, onClose } = props
  const t = useTranslate()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token)
      showToast(t('apiKeys.copied'))
    } catch {
      showFailure(t('apiKeys.copyFailed'))
    }
  }
  return (
    <Dialog
      title={t('apiKeys.token.title')}
      isOpen
      mustAnswer
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => void copy()}>{t('apiKeys.copy')}</Button>
          <Button primary onPress={onClose}>
            {t('apiKeys.token.done')}
          </Button>
        </>
      }
    >
      <p>{t('apiKeys.token.text')}</p>
      <p className={styles['token']}>
        <code>{token}</code>
      </p>
    </Dialog>
  )
}
