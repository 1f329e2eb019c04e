import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslate } from '../ui/i18n.ts'
import styles from './OfflineBanner.module.css'

function subscribe(listen: () => void): () => void {
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
  return () => {
    window.removeEventListener('online', listen)
    window.removeEventListener('offline', listen)
  }
}

/** A notice above every screen while the browser has no connection. */
export function OfflineBanner() {
  const t = useTranslate()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <output className={styles['banner']} data-offline={!isOnline || undefined}>
      {!isOnline && (
        <>
          <WifiOff aria-hidden="true" />
          {t('studio.offline')}
        </>
      )}
    </output>
  )
}
