/** The pauses before further attempts, in milliseconds. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 60_000] as const
/** A window that is hidden for this long gives its connection back: browsers allow six for each host. */
const HIDDEN_MS = 60_000

interface StreamPorts {
  readonly onEvent: (data: unknown) => void
  /** Called when the connection is lost, or was not possible. */
  readonly onLost: () => void
}

let closeCurrent: (() => void) | undefined

/**
 * Receives events of the server while the window is visible, and connects again when that is interrupted. A window has
 * one stream: opening another closes it. Returns the function that closes it.
 */
export function openEventStream(url: string, ports: StreamPorts): () => void {
  closeCurrent?.()
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  const disconnect = () => {
    clearTimeout(timer)
    timer = undefined
    source?.close()
    source = undefined
  }
  const connect = () => {
    disconnect()
    source = new EventSource(url)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      tries = 0
      ports.onEvent(JSON.parse(data))
    }
    source.onerror = () => {
      disconnect()
      ports.onLost()
      timer = setTimeout(connect, RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)])
    }
  }
  const connectNow = () => {
    tries = 0
    connect()
  }
  const leave = () => {
    disconnect()
    ports.onLost()
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      if (source) clearTimeout(timer)
      else connectNow()
    } else if (source) timer = setTimeout(leave, HIDDEN_MS)
    else disconnect()
  }
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('online', connectNow)
  connect()
  const close = () => {
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('online', connectNow)
    disconnect()
    if (closeCurrent === close) closeCurrent = undefined
  }
  closeCurrent = close
  return close
}
