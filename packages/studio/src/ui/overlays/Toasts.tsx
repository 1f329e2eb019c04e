import { Check, CircleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { useTranslate } from '../i18n.ts'
import styles from './Toasts.module.css'
import { type Toast, toastQueue } from './toasts.ts'

/** The place on the screen where `showToast` and `showFailure` show their messages. */
export function Toasts() {
  const t = useTranslate()
  const count = useSyncExternalStore(subscribe, countToasts)
  return (
    <ToastRegion
      ref={measureRegion}
      queue={toastQueue}
      className={styles['region'] ?? ''}
      // React Aria adds the region to the parts that F6 reaches, and removes it from them, when its name changes.
      aria-label={t('studio.notifications', { count })}
    >
      {({ toast }) => (
        <AriaToast toast={toast} className={styles['toast'] ?? ''}>
          <ToastMessage toast={toast.content} onClose={() => toastQueue.close(toast.key)} />
        </AriaToast>
      )}
    </ToastRegion>
  )
}

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange)
const countToasts = () => toastQueue.visibleToasts.length

/** Tells the screen and its dialogs how much of their lower end the messages cover, until they are removed. */
function measureRegion(region: HTMLElement | null) {
  if (!region) return
  const { style } = document.documentElement
  new ResizeObserver(() => {
    const height = region.offsetHeight
    style.setProperty('--h-messages', `${height}px`)
    style.setProperty('--h-toasts', `${height && innerHeight - region.offsetTop}px`)
  }).observe(region)
}

function ToastMessage({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const t = useTranslate()
  const { text, tone, onUndo } = toast
  const Icon = tone === 'done' ? Check : CircleAlert
  const undo = () => {
    onUndo?.()
    onClose()
  }
  return (
    <>
      <Icon aria-hidden="true" />
      <ToastContent className={styles['text'] ?? ''}>
        <Text slot="title">{text}</Text>
      </ToastContent>
      {onUndo && (
        <Button small onPress={undo}>
          {t('studio.undo')}
        </Button>
      )}
      <IconButton small label={t('studio.closeNotification')} Icon={X} onPress={onClose} />
    </>
  )
}
