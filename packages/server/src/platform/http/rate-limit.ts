import type { Limit } from '@vitrine/contract'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Db } from '../db/db.ts'
import { transact } from '../db/transact.ts'
import { TooManyRequests } from './problem.ts'
import { countAmount, countAttempt, loadAmount, refundAttempt } from './store.ts'
import { computeDigest } from './token.ts'

interface Rule {
  readonly points: number
  readonly perS: number
}

/**
 * The subject that calls are counted by: a browser session, a network (`Visitor.network`), an account, an account from
 * one network, or the whole site.
 */
type RateLimitSubject = 'session' | 'address' | 'account' | 'attempt' | 'site'

interface Rules extends Readonly<Partial<Record<RateLimitSubject, Rule>>> {
  /**
   * Whether counts are stored in the database as well: a restart does not reset them, and all processes share
   * them.
   */
  readonly isPersistent?: true
  /**
   * The number of attempts without proof of work, before the limit locks: at an account from one network, and from
   * all networks together.
   */
  readonly freeAttempts?: { readonly attempt: number; readonly account: number }
}

/** A limit that is never reached: what counts is the number of attempts. */
const COUNTED_ONLY = Number.MAX_SAFE_INTEGER

/** The limits of passwords: a stranger who guesses locks out their own network only, and each further guess costs work. */
const PASSWORD_GUESSES: Rules = {
  address: { points: 20, perS: 900 },
  attempt: { points: 15, perS: 900 },
  account: { points: COUNTED_ONLY, perS: 900 },
  site: { points: 300, perS: 60 },
  isPersistent: true,
  freeAttempts: { attempt: 5, account: 50 },
}

/** The limits of each kind of call. */
const RULES: Readonly<Record<Limit, Rules>> = {
  'cart-write': { session: { points: 60, perS: 60 }, address: { points: 300, perS: 60 } },
  checkout: { session: { points: 5, perS: 600 }, address: { points: 20, perS: 600 } },
  // The account is the API key.
  'commerce-api': { address: { points: 1_200, perS: 60 }, account: { points: 300, perS: 60 } },
  // The account is the lock. A whole office may enter its password from one network.
  'page-lock': { ...PASSWORD_GUESSES, address: { points: 60, perS: 900 } },
  comment: {
    session: { points: 5, perS: 600 },
    address: { points: 10, perS: 600 },
    site: { points: 200, perS: 600 },
  },
  // A buyer tries a few codes; a script that guesses them tries thousands.
  'discount-code': { session: { points: 10, perS: 600 }, address: { points: 40, perS: 600 } },
  // Download managers ask for many ranges of a file.
  download: { address: { points: 600, perS: 60 } },
  // The kilobytes of files that visitors leave: ten full forms of one network in an hour, 200 of all in a day.
  'form-files': {
    address: { points: 250_000, perS: 3_600 },
    site: { points: 5_000_000, perS: 86_400 },
    isPersistent: true,
  },
  // The account is the recipient of the emails.
  form: {
    session: { points: 20, perS: 600 },
    address: { points: 40, perS: 600 },
    account: { points: 5, perS: 3_600 },
    site: { points: 600, perS: 600 },
  },
  // The account is the email address of the author.
  'product-review': {
    address: { points: 10, perS: 600 },
    account: { points: 10, perS: 3_600 },
    site: { points: 200, perS: 600 },
  },
  // The account is the recipient of the email.
  restock: { address: { points: 20, perS: 600 }, account: { points: 5, perS: 3_600 } },
  'form-key': { session: { points: 120, perS: 600 }, address: { points: 240, perS: 600 } },
  like: { session: { points: 60, perS: 600 }, address: { points: 120, perS: 600 } },
  'sign-in': PASSWORD_GUESSES,
  // A passkey cannot be guessed; each sign-in is two calls.
  passkey: { address: { points: 120, perS: 900 } },
  'site-user-sign-in': PASSWORD_GUESSES,
  'site-user-mail': {
    address: { points: 20, perS: 3_600 },
    account: { points: 5, perS: 3_600 },
    site: { points: 300, perS: 60 },
    isPersistent: true,
  },
  // The account is the recipient of the email.
  'staff-mail': {
    address: { points: 10, perS: 3_600 },
    account: { points: 5, perS: 3_600 },
    isPersistent: true,
  },
  upload: { session: { points: 600, perS: 600 }, address: { points: 1_200, perS: 600 } },
  // The holds that one address starts, not their renewals: above it, carts buy without a hold.
  'stock-hold': { address: { points: 10, perS: 86_400 }, isPersistent: true },
  // The account is a staff member and the way to the second step, such as the password, which the caller knows. In a day,
  // one guesser in 1,400 finds a code.
  'second-step': {
    address: { points: 20, perS: 900 },
    account: { points: 10, perS: 3_600 },
    isPersistent: true,
  },
  search: { address: { points: 120, perS: 60 }, site: { points: 6_000, perS: 60 } },
  webhook: { address: { points: 600, perS: 60 } },
}

/** The maximum amount that one row of the database counts. */
const MAX_AMOUNT = 2_000_000_000
const BYTES_PER_POINT = 1_000

/** One limit of one kind, with the count of this process. */
interface Counter extends Rule {
  readonly name: string
  readonly isPersistent: boolean
  readonly memory: RateLimiterMemory
}

/** An attempt at an account, or at a lock. */
interface Attempt {
  readonly account: string
  readonly network: string
}

/** The site and the network that bytes are counted by. */
interface BytesBy {
  readonly site: string
  readonly network: string
}

/** Counts calls. `scale` multiplies every limit, for load tests. */
export class RateLimits {
  readonly #db: Db
  readonly #scale: number
  readonly #counters = new Map<string, Counter>()

  constructor(db: Db, scale = 1) {
    this.#db = db
    this.#scale = scale
    for (const [limit, { isPersistent = false, freeAttempts: _, ...rules }] of Object.entries(
      RULES,
    ))
      for (const [by, rule] of Object.entries(rules)) {
        const name = `${limit}:${by}`
        const points = Math.ceil(rule.points * scale)
        const memory = new RateLimiterMemory({ points, duration: rule.perS })
        this.#counters.set(name, { name, points, perS: rule.perS, isPersistent, memory })
      }
  }

  /** The number that multiplies every limit. */
  get scale(): number {
    return this.#scale
  }

  /** Counts one call. Throws `TooManyRequests` above the limit. */
  async count(
    limit: Limit,
    by: { readonly site: string; readonly network: string; readonly session: string | undefined },
  ): Promise<void> {
    await this.#consume(`${limit}:address`, by.site, by.network)
    if (by.session !== undefined) await this.#consume(`${limit}:session`, by.site, by.session)
    await this.#consume(`${limit}:site`, by.site, '')
  }

  /**
   * Counts one attempt at an account, from this network and from all networks. Resolves to whether the attempt needs
   * proof of work. Throws `TooManyRequests` above the limit.
   */
  async countAccount(limit: Limit, siteId: string, by: Attempt): Promise<boolean> {
    const account = by.account.toLowerCase()
    const pair = `${account} ${by.network}`
    const here = await this.#consume(`${limit}:attempt`, siteId, pair)
    const everywhere = await this.#consume(`${limit}:account`, siteId, account)
    const free = RULES[limit].freeAttempts
    if (!free) return false
    const scaled = (attempts: number) => Math.ceil(attempts * this.#scale)
    return here > scaled(free.attempt) || everywhere > scaled(free.account)
  }

  /** Takes back one counted attempt, after the right password. */
  async refundAccount(limit: Limit, siteId: string, by: Attempt): Promise<void> {
    const account = by.account.toLowerCase()
    await this.#refund(`${limit}:attempt`, siteId, `${account} ${by.network}`)
    await this.#refund(`${limit}:account`, siteId, account)
  }

  /**
   * Throws `TooManyRequests` if so many bytes more are over a limit of the network or of the site. All processes share
   * the count.
   */
  async assertBytes(limit: Limit, { site, network }: BytesBy, bytes: number): Promise<void> {
    const amount = Math.ceil(bytes / BYTES_PER_POINT)
    for (const { max, subject, name } of this.#listAmounts(limit, network)) {
      const known = await loadAmount(this.#db, site, computeDigest(`${name}:${subject}`))
      if (known.amount + amount > max) throw tooManyRequests(known.msLeft)
    }
  }

  /** Counts bytes for the network and for the site. Throws `TooManyRequests` above a limit, and counts nothing then. */
  async countBytes(limit: Limit, { site, network }: BytesBy, bytes: number): Promise<void> {
    const amount = Math.ceil(bytes / BYTES_PER_POINT)
    if (amount === 0) return
    await transact(this.#db, async (tx) => {
      for (const { max, perS, subject, name } of this.#listAmounts(limit, network)) {
        const counted = computeDigest(`${name}:${subject}`)
        const { isCounted, msLeft } = await countAmount(tx, site, { counted, perS, amount, max })
        if (!isCounted || amount > max) throw tooManyRequests(msLeft)
      }
    })
  }

  #listAmounts(limit: Limit, network: string) {
    const subjects = { address: network, site: '' }
    return Object.entries(subjects).flatMap(([by, subject]) => {
      const counter = this.#counters.get(`${limit}:${by}`)
      if (!counter) return []
      const { name, perS, points } = counter
      return { name, perS, subject, max: Math.min(points, MAX_AMOUNT) }
    })
  }

  async #refund(name: string, siteId: string, subject: string): Promise<void> {
    const counter = this.#counters.get(name)
    if (!counter) return
    await counter.memory.reward(`${siteId}:${subject}`)
    if (counter.isPersistent)
      await refundAttempt(this.#db, siteId, computeDigest(`${name}:${subject}`))
  }

  /** Counts one call. Resolves to the number of calls so far, 0 if the kind has no such limit. */
  async #consume(name: string, siteId: string, subject: string): Promise<number> {
    const counter = this.#counters.get(name)
    if (!counter) return 0
    // A limit that is exceeded in this process costs no query.
    const count = await consumePoint(counter.memory, `${siteId}:${subject}`)
    if (!counter.isPersistent) return count
    const counted = computeDigest(`${name}:${subject}`)
    const { tries, msLeft } = await countAttempt(this.#db, siteId, { counted, perS: counter.perS })
    if (tries > counter.points) throw tooManyRequests(msLeft)
    return tries
  }
}

async function consumePoint(memory: RateLimiterMemory, key: string): Promise<number> {
  try {
    return (await memory.consume(key)).consumedPoints
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
