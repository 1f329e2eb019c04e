import type { IncomingMessage } from 'node:http'

/** What is sent in one piece is small. */
const WHOLE_MS = 30_000
/** Between two pieces of a file; and all of it, so that nobody holds a place for ever. */
const PAUSE_MS = 30_000
const LONGEST_MS = 60 * 60_000

const clocks = new WeakMap<IncomingMessage, BodyClock>()

/**
 * How long the body of a request may take. Node knows one limit for all of them; a file over a slow line
 * takes as long as it takes, while somebody who sends nothing is not waited for.
 */
export class BodyClock {
  readonly #late: () => void
  #whole: NodeJS.Timeout
  #pause: NodeJS.Timeout | undefined

  private constructor(late: () => void) {
    this.#late = late
    this.#whole = setTimeout(late, WHOLE_MS)
  }

  /** Begins when the headers are there; `late` is called once at most. */
  static start(request: IncomingMessage, late: () => void): void {
    const { headers } = request
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    const clock = new BodyClock(() => {
      clock.#stop()
      late()
    })
    clocks.set(request, clock)
    request.once('end', () => clock.#stop())
    request.once('close', () => clock.#stop())
  }

  /** From here on only pauses count. Answers what is to be called when bytes have come. */
  static allowSlow(request: IncomingMessage): () => void {
    const clock = clocks.get(request)
    if (!clock) return () => undefined
    clearTimeout(clock.#whole)
    clock.#whole = setTimeout(clock.#late, LONGEST_MS)
    clock.#pause = setTimeout(clock.#late, PAUSE_MS)
    return () => clock.#pause?.refresh()
  }

  #stop(): void {
    clearTimeout(this.#whole)
    clearTimeout(this.#pause)
  }
}
