import { setTimeout as pause } from 'node:timers/promises'

/** The outcomes of requests, and how often each comes in 20. */
const FATES = {
  lost: 2,
  failed: 1,
  busy: 1,
  'signed out': 1,
  'sent again later': 3,
  'sent twice at once': 2,
  'without an answer': 3,
  answered: 7,
} as const

type Fate = keyof typeof FATES

type Send = (path: string, init: RequestInit) => Promise<Response>

const REJECTIONS: Partial<Record<Fate, () => Response>> = {
  failed: () => new Response('{"message":"Internal error"}', { status: 500 }),
  busy: () => new Response('{"message":"Too many requests"}', { status: 429 }),
  'signed out': () => new Response('{"message":"Sign in"}', { status: 401 }),
}

/**
 * A network that fails as networks and servers do, until it is calm. In any 20 requests that follow each other from the
 * first, everything happens that can.
 */
export class BadNetwork {
  /** Whether every request is sent and answered. */
  isCalm = false
  /** The requests that the server has and did not answer yet. */
  inFlight = 0
  /** The number of requests that the network decided about. */
  dealt = 0
  readonly #random: () => number
  readonly #sendNow: Send
  #deck: Fate[] = []
  readonly #late: (() => Promise<unknown>)[] = []

  constructor(random: () => number, send: Send) {
    this.#random = random
    this.#sendNow = send
  }

  /** Takes the place of `fetch`. */
  readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    if (this.isCalm) return this.#send(path, init)
    const fate = this.#deal()
    if (fate === 'lost') throw new TypeError('The request was lost')
    const refused = REJECTIONS[fate]?.()
    if (refused) return refused
    await pause(this.#random() * 30)
    const copy = () => this.#send(path, init).catch(() => undefined)
    // A copy that arrives after later requests.
    if (fate === 'sent again later') this.#late.push(copy)
    const [reply] = await Promise.all([
      this.#send(path, init),
      ...(fate === 'sent twice at once' ? [copy()] : []),
    ])
    if (this.#random() < 0.3) void this.#late.shift()?.()
    if (fate === 'without an answer') throw new TypeError('The answer was lost')
    return reply
  }

  /** Sends the copies that are still on their way. Resolves once the server has answered them. */
  async deliverLate(): Promise<void> {
    for (const send of this.#late.splice(0)) await send()
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    this.inFlight += 1
    try {
      return await this.#sendNow(path, init)
    } finally {
      this.inFlight -= 1
    }
  }

  #deal(): Fate {
    if (this.#deck.length === 0) {
      const fates = Object.keys(FATES) as Fate[]
      const cards = fates.flatMap((fate) => Array.from({ length: FATES[fate] }, () => fate))
      this.#deck = cards
        .map((fate) => ({ fate, at: this.#random() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ fate }) => fate)
    }
    this.dealt += 1
    return this.#deck.pop() ?? 'answered'
  }
}
