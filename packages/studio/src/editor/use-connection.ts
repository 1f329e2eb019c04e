import { useEffect } from 'react'
import type { Editor } from './context.ts'
import { saveBeforeReload } from '../ui/lazy/reload.ts'
import { saveAll } from './store/side-document.ts'

/** Sends what waits when the window goes away or the page is reloaded, and again when the network is back. */
export function useConnection({ store }: Editor): void {
  useEffect(() => {
    const resume = () => {
      store.queue.resume()
      for (const { queue } of store.side.list()) queue.resume()
    }
    const stop = saveBeforeReload(() => saveAll(store))
    const flush = () => document.visibilityState === 'hidden' && void saveAll(store)
    addEventListener('online', resume)
    document.addEventListener('visibilitychange', flush)
    return () => {
      stop()
      removeEventListener('online', resume)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [store])
}
