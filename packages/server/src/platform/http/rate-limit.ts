import type { Limit } from '@vitrine/contract'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Db } from '../db/db.ts'
import { TooManyRequests } from './problem.ts'
import { countAttempt, refundAttempt } from './store.ts'
import { computeDigest } from './token.ts'

interface Rule {
  readonly points: number
  readonly perS: number
}

/**
 * The subject that calls are counted by: a browser session, a network address, an account, or the whole site.
 */
type RateLimitSubject = 'session' | 'address' | 'account' | 'site'

interface Rules extends Readonly<Partial<Record<RateLimitSubject, Rule>>> {
  /**
   * Whether counts are stored in the database as well: a restart does not reset them, and all processes share
   * them.
   */
  readonly isPersistent?: true
}

/** The limits of each kind of call. */
const RULES: Readonly<Record<Limit, Rules>> = {
  'cart-write': { session: { points: 60, perS: 60 }, address: { points: 300, perS: 60 } },
  checkout: { session: { points: 5, perS: 600 }, address: { points: 20, perS: 600 } },
  // The account is one visitor at one lock: wrong passwords of others do not block them.
  'page-lock': {
    address: { points: 60, perS: 600 },
    account: { points: 10, perS: 600 },
    site: { points: 300, perS: 60 },
    isPersistent: true,
  },
  comment: {
    session: { points: 5, perS: 600 },
    address: { points: 10, perS: 600 },
    site: { points: 200, perS: 600 },
  },
  // The account is the recipient of the emails.
  form: {
    session: { points: 20, perS: 600 },
    address: { points: 40, perS: 600 },
    account: { points: 5, perS: 3_600 },
    site: { points: 600, perS: 600 },
  },
  'form-key': { session: { points: 120, perS: 600 }, address: { points: 240, perS: 600 } },
  like: { session: { points: 60, perS: 600 }, address: { points: 120, perS: 600 } },
  'sign-in': {
    address: { points: 20, perS: 900 },
    account: { points: 5, perS: 900 },
    site: { points: 300, perS: 60 },
    isPersistent: true,
  },
  'site-user-mail': {
    address: { points: 20, perS: 3_600 },
    account: { points: 5, perS: 3_600 },
    site: { points: 300, perS: 60 },
    isPersistent: true,
  },
  'site-user-sign-in': {
    address: { points: 20, perS: 900 },
    account: { points: 5, perS: 900 },
    site: { points: 300, perS: 60 },
    isPersistent: true,
  },
  upload: { session: { points: 600, perS: 600 }, address: { points: 1_200, perS: 600 } },
  search: { address: { points: 120, perS: 60 }, site: { points: 6_000, perS: 60 } },
  webhook: { address: { points: 600, perS: 60 } },
}

/** One limit of one kind, with the count of this process. */
interface Counter extends Rule {
  readonly name: string
  readonly isPersistent: boolean
  readonly memory: RateLimiterMemory
}

/** Counts calls. `scale` multiplies every limit, for load tests. */
export class RateLimits {
  readonly #db: Db
  readonly #counters = new Map<string, Counter>()

  constructor(db: Db, scale = 1) {
    this.#db = db
    for (const [limit, { isPersistent = false, ...rules }] of Object.entries(RULES))
      for (const [by, rule] of Object.entries(rules)) {
        const name = `${limit}:${by}`
        const points = Math.ceil(rule.points * scale)
        const memory = new RateLimiterMemory({ points, duration: rule.perS })
        this.#counters.set(name, { name, points, perS: rule.perS, isPersistent, memory })
      }
  }

  /** Counts one call. Throws `TooManyRequests` above the limit. */
  async count(
    limit: Limit,
    by: { readonly site: string; readonly address: string; readonly session: string | undefined },
  ): Promise<void> {
    await this.#consume(`${limit}:address`, by.site, by.address)
    if (by.session !== undefined) await this.#consume(`${limit}:session`, by.site, by.session)
    await this.#consume(`${limit}:site`, by.site, '')
  }

  /**
   * Counts one attempt at an account, from whatever address: an attacker with many addresses gets no more
   * attempts.
   */
  async countAccount(limit: Limit, siteId: string, account: string): Promise<void> {
    await this.#consume(`${limit}:account`, siteId, account.toLowerCase())
  }

  /** Takes back one counted attempt, after the right password. */
  async refundAccount(limit: Limit, siteId: string, account: string): Promise<void> {
    const name = `${limit}:account`
    const counter = this.#counters.get(name)
    if (!counter) return
    const subject = account.toLowerCase()
    await counter.memory.reward(`${siteId}:${subject}`)
    if (counter.isPersistent)
      await refundAttempt(this.#db, siteId, computeDigest(`${name}:${subject}`))
  }

  async #consume(name: string, siteId: string, subject: string): Promise<void> {
    const counter = this.#counters.get(name)
    if (!counter) return
    // A limit that is exceeded in this process costs no query.
    await consumePoint(counter.memory, `${siteId}:${subject}`)
    if (!counter.isPersistent) return
    const counted = computeDigest(`${name}:${subject}`)
    const { tries, msLeft } = await countAttempt(this.#db, siteId, { counted, perS: counter.perS })
    if (tries > counter.points) throw tooManyRequests(msLeft)
  }
}

async function consumePoint(memory: RateLimiterMemory, key: string): Promise<void> {
  try {
    await memory.consume(key)
  } catch (rejection) {
    if (rejection instanceof Error) throw rejection
    // The library rejects with its own result above the limit.
    const { msBeforeNext } = rejection as { readonly msBeforeNext: number }
    throw tooManyRequests(msBeforeNext)
  }
}

function tooManyRequests(msLeft: number): TooManyRequests {
  return new TooManyRequests(Math.max(1, Math.ceil(msLeft / 1_000)))
}
