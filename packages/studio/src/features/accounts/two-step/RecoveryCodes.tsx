import { Button } from '../../../ui/Button.tsx'
import { saveFile } from '../../../ui/files/save-file.ts'
import { type Translate, useTranslate } from '../../../ui/i18n.ts'
import { showFailure, showToast } from '../../../ui/overlays/toasts.ts'
import styles from './two-step.module.css'

/** The recovery codes, which are shown this once. */
export function RecoveryCodes(props: {
  readonly codes: readonly string[]
  readonly onDone: () => void
}) {
  const { codes, onDone } = props
  const t = useTranslate()
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <p>{t('twoStep.recoveryText')}</p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button onPress={() => void copy(t, text)}>{t('twoStep.copy')}</Button>
        <Button
          onPress={() => saveFile(`recovery-codes-${location.hostname}.txt`, [text], 'text/plain')}
        >
          {t('twoStep.download')}
        </Button>
        <Button primary onPress={onDone}>
          {t('twoStep.done')}
        </Button>
      </div>
    </>
  )
}

async function copy(t: Translate, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(t('twoStep.copied'))
  } catch {
    showFailure(t('twoStep.copyFailed'))
  }
}
