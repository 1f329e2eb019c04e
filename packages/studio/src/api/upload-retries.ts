import { translate } from '../ui/translate.ts'
import { ApiError, ConnectionError } from './call-api.ts'

/** The pauses before a call is repeated while the server is not reached. They begin anew when it was. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

/** The errors while an earlier attempt, whose answer was lost, still runs. */
const RUNNING_CODES: readonly string[] = ['idempotency.running', 'files.wrongOffset']

/** The answers of a proxy that does not reach the server, or waited too long for it. */
const PROXY_STATUSES: readonly number[] = [502, 503, 504]

export interface RetryOptions {
  /** Ends the attempts. */
  readonly signal?: AbortSignal | undefined
  /** Is called when the upload begins to wait for the connection, and when it goes on. */
  readonly onWait?: ((isWaiting: boolean) => void) | undefined
}

/** Returns whether a call may succeed later, as the connection is lost or a proxy does not reach the server. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof ApiError)) return false
  const { status, problem } = error
  return PROXY_STATUSES.includes(status) || RUNNING_CODES.includes(problem?.code ?? '')
}

/** Makes a call that may be made again: while the server is not reached, it is repeated. */
export async function repeat<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (const pauseMs of RETRY_MS) {
    try {
      return await call()
    } catch (error) {
      if (!isUnreachable(error)) throw error
      await pause(pauseMs, options)
    }
  }
  return call()
}

/** Waits for a time, and then for the network. Throws if the upload is canceled meanwhile. */
async function pause(ms: number, options: RetryOptions): Promise<void> {
  const { signal, onWait } = options
  assertNotCanceled(signal)
  onWait?.(true)
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener('abort', end, { once: true })
  })
  await waitForNetwork(options)
  assertNotCanceled(signal)
  onWait?.(false)
}

/** Waits while this device has no network, unless the upload is canceled. */
export async function waitForNetwork({ signal, onWait }: RetryOptions): Promise<void> {
  if (navigator.onLine || signal?.aborted) return
  onWait?.(true)
  await new Promise<void>((resolve) => {
    const end = () => resolve()
    addEventListener('online', end, { once: true })
    signal?.addEventListener('abort', end, { once: true })
  })
  if (!signal?.aborted) onWait?.(false)
}

export function assertNotCanceled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Error(translate('fileMessages.cancelled'))
}
