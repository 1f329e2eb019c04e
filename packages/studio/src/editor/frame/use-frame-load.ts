import { useEffect, useState } from 'react'

/** The time from the end of loading to the first message of the canvas, in milliseconds: it is sent while it loads. */
const MESSAGE_MS = 3_000

/** Follows whether the canvas loads: a frame that has loaded without a message lacks its script. */
export function useFrameLoad() {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'loaded' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loaded') return undefined
    const timer = setTimeout(() => setState('failed'), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [state])
  return {
    attempt,
    isReady: state === 'ready',
    isFailed: state === 'failed',
    onLoad: () => setState((now) => (now === 'loading' ? 'loaded' : now)),
    setReady: () => setState('ready'),
    setFailed: () => setState('failed'),
    retry: () => {
      setState('loading')
      setAttempt((count) => count + 1)
    },
  }
}
