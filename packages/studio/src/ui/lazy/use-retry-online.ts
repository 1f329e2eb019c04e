import { useEffect, useEffectEvent } from 'react'

/** Tries to load a part again when the connection is back. */
export function useRetryOnline(onRetry: () => void): void {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const listen = () => retry()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
}
