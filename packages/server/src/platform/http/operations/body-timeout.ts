import type { IncomingMessage } from 'node:http'

/** The time limit for a body; most are small and arrive at once. */
const BODY_TIMEOUT_MS = 30_000
/**
 * The longest pause in an upload, and the limit for all of it, so that no client holds a connection for ever.
 */
const IDLE_TIMEOUT_MS = 30_000
const MAX_UPLOAD_MS = 60 * 60_000

const timeouts = new WeakMap<IncomingMessage, BodyTimeout>()

/**
 * The time limit for the body of one request. Node has one limit for all requests; here a file may arrive
 * slowly, while a client that sends nothing is disconnected.
 */
export class BodyTimeout {
  readonly #onTimeout: () => void
  #total: NodeJS.Timeout
  #pause: NodeJS.Timeout | undefined

  private constructor(onTimeout: () => void) {
    this.#onTimeout = onTimeout
    this.#total = setTimeout(onTimeout, BODY_TIMEOUT_MS)
  }

  /** Starts when the headers have arrived. Calls `onTimeout` at most once. */
  static start(request: IncomingMessage, onTimeout: () => void): void {
    const { headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    const timeout = new BodyTimeout(() => {
      timeout.#stop()
      onTimeout()
    })
    timeouts.set(request, timeout)
    request.once('end', () => timeout.#stop())
    request.once('close', () => timeout.#stop())
  }

  /** Limits only pauses from now on. Returns a function to call whenever bytes arrive. */
  static allowSlowUpload(request: IncomingMessage): () => void {
    const timeout = timeouts.get(request)
    if (!timeout) return () => undefined
    clearTimeout(timeout.#total)
    timeout.#total = setTimeout(timeout.#onTimeout, MAX_UPLOAD_MS)
    timeout.#pause = setTimeout(timeout.#onTimeout, IDLE_TIMEOUT_MS)
    return () => timeout.#pause?.refresh()
  }

  #stop(): void {
    clearTimeout(this.#total)
    clearTimeout(this.#pause)
  }
}
