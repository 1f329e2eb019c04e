import type { IncomingMessage } from 'node:http'

/** The time limit for a body; most are small and arrive at once. */
const BODY_TIMEOUT_MS = 30_000
/**
 * The longest pause in an upload, and the limit for all of it, so that no client holds a connection for ever.
 */
const IDLE_TIMEOUT_MS = 30_000
const MAX_UPLOAD_MS = 60 * 60_000

/** How fast an upload has to arrive. */
export interface UploadPace {
  /** The time limit for all of it, in milliseconds. */
  readonly maxMs: number
  /** The minimum number of bytes in each half minute. */
  readonly minBytes: number
}

/** The pace of staff, who know how long their files take. */
const STAFF_PACE: UploadPace = { maxMs: MAX_UPLOAD_MS, minBytes: 0 }
/** The pace of visitors: no stranger occupies one of the few places for an hour, or with a byte now and then. */
export const VISITOR_PACE: UploadPace = { maxMs: 15 * 60_000, minBytes: 150_000 }

const timeouts = new WeakMap<IncomingMessage, BodyTimeout>()

/**
 * The time limit for the body of one request. Node has one limit for all requests; here a file may arrive
 * slowly, while a client that sends nothing is disconnected.
 */
export class BodyTimeout {
  #onTimeout: () => void
  #total: NodeJS.Timeout
  #pause: NodeJS.Timeout | undefined
  #window: NodeJS.Timeout | undefined

  private constructor(onTimeout: () => void) {
    this.#onTimeout = onTimeout
    this.#total = setTimeout(() => this.#end(), BODY_TIMEOUT_MS)
  }

  /** Starts when the headers have arrived. Calls `onTimeout` at most once. */
  static start(request: IncomingMessage, onTimeout: () => void): void {
    const { headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    const timeout = new BodyTimeout(onTimeout)
    timeouts.set(request, timeout)
    request.once('end', () => timeout.#stop())
    request.once('close', () => timeout.#stop())
  }

  /**
   * Limits the pace and the pauses from now on; `onTimeout` replaces the response of the server. Returns a function to
   * call with the number of bytes whenever some arrive.
   */
  static allowSlowUpload(
    request: IncomingMessage,
    { maxMs, minBytes }: UploadPace = STAFF_PACE,
    onTimeout?: () => void,
  ): (bytes: number) => void {
    const timeout = timeouts.get(request)
    if (!timeout) return () => undefined
    if (onTimeout) timeout.#onTimeout = onTimeout
    const end = () => timeout.#end()
    clearTimeout(timeout.#total)
    timeout.#total = setTimeout(end, maxMs)
    timeout.#pause = setTimeout(end, IDLE_TIMEOUT_MS)
    let arrived = 0
    const checkPace = () => {
      if (arrived < minBytes) return end()
      arrived = 0
      timeout.#window = setTimeout(checkPace, IDLE_TIMEOUT_MS)
    }
    timeout.#window = setTimeout(checkPace, IDLE_TIMEOUT_MS)
    return (bytes) => {
      arrived += bytes
      timeout.#pause?.refresh()
    }
  }

  #end(): void {
    this.#stop()
    this.#onTimeout()
  }

  #stop(): void {
    for (const timer of [this.#total, this.#pause, this.#window]) clearTimeout(timer)
  }
}
