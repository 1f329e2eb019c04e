import { useEffect, useEffectEvent, useState } from 'react'

/** The time from the end of loading to the first message of the canvas, in milliseconds: it is sent while it loads. */
const MESSAGE_MS = 3_000

/**
 * Follows whether the canvas loads: a frame that has loaded without a message lacks its script. What did not load is loaded once more
 * before the owner is asked.
 */
export function useFrameLoad() {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'loaded' | 'ready' | 'failed'>('loading')
  const retry = () => {
    setState('loading')
    setAttempt((count) => count + 1)
  }
  const fail = () => (attempt === 0 ? retry() : setState('failed'))
  const failLater = useEffectEvent(() => setTimeout(fail, MESSAGE_MS))
  useEffect(() => {
    if (state !== 'loaded') return undefined
    const timer = failLater()
    return () => clearTimeout(timer)
  }, [state])
  return {
    attempt,
    isReady: state === 'ready',
    isFailed: state === 'failed',
    onLoad: () => setState((now) => (now === 'loading' ? 'loaded' : now)),
    setReady: () => setState('ready'),
    setFailed: fail,
    retry,
  }
}
