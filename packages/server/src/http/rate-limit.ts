import type { Limit } from '@vitrine/contract'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { TooMany } from './problem.ts'

interface Rule {
  readonly points: number
  readonly perS: number
}

/** By whom calls are counted: a browser, an address of the network, an account that is tried. */
interface Rules {
  readonly session?: Rule
  readonly address: Rule
  readonly account?: Rule
}

/** How often each thing may be done. */
const RULES: Readonly<Record<Limit, Rules>> = {
  'cart-write': { session: { points: 60, perS: 60 }, address: { points: 300, perS: 60 } },
  checkout: { session: { points: 5, perS: 600 }, address: { points: 20, perS: 600 } },
  'sign-in': { address: { points: 20, perS: 900 }, account: { points: 5, perS: 900 } },
  webhook: { address: { points: 600, perS: 60 } },
}

/** Counts calls in this process. `scale` multiplies every limit (load tests). */
export class RateLimits {
  readonly #limiters = new Map<string, RateLimiterMemory>()

  constructor(scale = 1) {
    for (const [limit, rules] of Object.entries(RULES))
      for (const [by, { points, perS }] of Object.entries(rules))
        this.#limiters.set(
          `${limit}:${by}`,
          new RateLimiterMemory({ points: Math.ceil(points * scale), duration: perS }),
        )
  }

  /** Counts one call; throws `TooMany` when it is one too many. */
  async count(
    limit: Limit,
    by: { readonly site: string; readonly address: string; readonly session: string | undefined },
  ): Promise<void> {
    await this.#take(`${limit}:address`, `${by.site}:${by.address}`)
    if (by.session !== undefined) await this.#take(`${limit}:session`, `${by.site}:${by.session}`)
  }

  /** Counts one try at an account, whoever tries: many addresses do not get more of them. */
  async countAccount(limit: Limit, siteId: string, account: string): Promise<void> {
    await this.#take(`${limit}:account`, `${siteId}:${account.toLowerCase()}`)
  }

  async #take(name: string, key: string): Promise<void> {
    const limiter = this.#limiters.get(name)
    if (!limiter) return
    try {
      await limiter.consume(key)
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal
      const { msBeforeNext } = refusal as { readonly msBeforeNext: number }
      throw new TooMany(Math.max(1, Math.ceil(msBeforeNext / 1_000)))
    }
  }
}
