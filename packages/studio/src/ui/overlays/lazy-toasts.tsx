import { useEffect, useEffectEvent } from 'react'
import { createLazy, type FailedPart } from '../lazy/create-lazy.tsx'
import { toastQueue } from './toasts.ts'

/** The messages of `showToast`. They load after the first screen; those of the meantime wait in their queue. */
export const LazyToasts = createLazy(
  async () => (await import('./Toasts.tsx')).Toasts,
  null,
  (_, failed) => <ToastsFailed {...failed} />,
)

/** Loads the messages again with the next one, and when the connection is back. */
function ToastsFailed({ onRetry }: FailedPart) {
  const retry = useEffectEvent(() => onRetry())
  useEffect(() => {
    const unsubscribe = toastQueue.subscribe(() => retry())
    const load = () => retry()
    window.addEventListener('online', load)
    return () => {
      unsubscribe()
      window.removeEventListener('online', load)
    }
  }, [])
  return null
}
