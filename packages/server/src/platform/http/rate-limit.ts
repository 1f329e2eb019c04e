import type { Limit } from '@vitrine/contract'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Db } from '../db/db.ts'
import { TooMany } from './problem.ts'
import { countTry, forgiveTry } from './store.ts'
import { digestOf } from './token.ts'

interface Rule {
  readonly points: number
  readonly perS: number
}

/** By whom calls are counted: a browser, an address of the network, an account that is tried, everybody. */
type Counted = 'session' | 'address' | 'account' | 'site'

interface Rules extends Readonly<Partial<Record<Counted, Rule>>> {
  /** Counted in the database as well: a restart forgives nobody, and all processes count together. */
  readonly outlives?: true
}

/** How often each thing may be done. */
const RULES: Readonly<Record<Limit, Rules>> = {
  'cart-write': { session: { points: 60, perS: 60 }, address: { points: 300, perS: 60 } },
  checkout: { session: { points: 5, perS: 600 }, address: { points: 20, perS: 600 } },
  // Of one visitor at one lock, besides: who opens another page is held back by no mistakes here.
  'page-lock': {
    address: { points: 60, perS: 600 },
    account: { points: 10, perS: 600 },
    site: { points: 300, perS: 60 },
    outlives: true,
  },
  comment: {
    session: { points: 5, perS: 600 },
    address: { points: 10, perS: 600 },
    site: { points: 200, perS: 600 },
  },
  // Of letters to one address, besides.
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
    outlives: true,
  },
  'site-user-mail': {
    address: { points: 20, perS: 3_600 },
    account: { points: 5, perS: 3_600 },
    site: { points: 300, perS: 60 },
    outlives: true,
  },
  'site-user-sign-in': {
    address: { points: 20, perS: 900 },
    account: { points: 5, perS: 900 },
    site: { points: 300, perS: 60 },
    outlives: true,
  },
  upload: { session: { points: 600, perS: 600 }, address: { points: 1_200, perS: 600 } },
  search: { address: { points: 120, perS: 60 }, site: { points: 6_000, perS: 60 } },
  webhook: { address: { points: 600, perS: 60 } },
}

/** One limit of one kind: how much, and the count that this process keeps. */
interface Counter extends Rule {
  readonly name: string
  readonly outlives: boolean
  readonly memory: RateLimiterMemory
}

/** Counts calls. `scale` multiplies every limit (load tests). */
export class RateLimits {
  readonly #db: Db
  readonly #counters = new Map<string, Counter>()

  constructor(db: Db, scale = 1) {
    this.#db = db
    for (const [limit, { outlives = false, ...rules }] of Object.entries(RULES))
      for (const [by, rule] of Object.entries(rules)) {
        const name = `${limit}:${by}`
        const points = Math.ceil(rule.points * scale)
        const memory = new RateLimiterMemory({ points, duration: rule.perS })
        this.#counters.set(name, { name, points, perS: rule.perS, outlives, memory })
      }
  }

  /** Counts one call; throws `TooMany` when it is one too many. */
  async count(
    limit: Limit,
    by: { readonly site: string; readonly address: string; readonly session: string | undefined },
  ): Promise<void> {
    await this.#take(`${limit}:address`, by.site, by.address)
    if (by.session !== undefined) await this.#take(`${limit}:session`, by.site, by.session)
    await this.#take(`${limit}:site`, by.site, '')
  }

  /** Counts one try at an account, whoever tries: many addresses do not get more of them. */
  async countAccount(limit: Limit, siteId: string, account: string): Promise<void> {
    await this.#take(`${limit}:account`, siteId, account.toLowerCase())
  }

  /** Takes back one try at an account that was none: what was given was right. */
  async forgiveAccount(limit: Limit, siteId: string, account: string): Promise<void> {
    const name = `${limit}:account`
    const counter = this.#counters.get(name)
    if (!counter) return
    const who = account.toLowerCase()
    await counter.memory.reward(`${siteId}:${who}`)
    if (counter.outlives) await forgiveTry(this.#db, siteId, digestOf(`${name}:${who}`))
  }

  async #take(name: string, siteId: string, who: string): Promise<void> {
    const counter = this.#counters.get(name)
    if (!counter) return
    // What this process knows to be too much costs no query.
    await takeFrom(counter.memory, `${siteId}:${who}`)
    if (!counter.outlives) return
    const counted = digestOf(`${name}:${who}`)
    const { tries, msLeft } = await countTry(this.#db, siteId, { counted, perS: counter.perS })
    if (tries > counter.points) throw tooMany(msLeft)
  }
}

async function takeFrom(memory: RateLimiterMemory, key: string): Promise<void> {
  try {
    await memory.consume(key)
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    // The library rejects with its own result where it refuses.
    const { msBeforeNext } = refusal as { readonly msBeforeNext: number }
    throw tooMany(msBeforeNext)
  }
}

function tooMany(msLeft: number): TooMany {
  return new TooMany(Math.max(1, Math.ceil(msLeft / 1_000)))
}
