import { Copy } from 'lucide-react'
import { useTranslate } from '../../ui/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

/** A button that copies a text. */
export function CopyButton(props: { readonly label: string; readonly text: string }) {
  const t = useTranslate()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text)
      showToast(t('hosts.copied'))
    } catch {
      showFailure(t('hosts.copyFailed'))
    }
  }
  return <IconButton label={props.label} Icon={Copy} onPress={() => void copy()} />
}
