import { createHmac, randomBytes } from 'node:crypto'
import { parseVisitorRecord } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Visit } from './event.ts'
import { claimVisit, loadSalt } from './visitor-store.ts'

const DAY_MS = 86_400_000
/** A visit ends after this long without an event. @see storefront spec §9 "ss_cvt" */
export const VISIT_MS = 30 * 60 * 1_000
const MAX_VISITS = 2 ** 17

/** The parts of a request that tell visitors apart. None of them is stored. */
export interface ClientTraits {
  readonly address: string
  readonly agent: string
  /** The value of `ss_cvr`; undefined without consent. */
  readonly visitorCookie: string | undefined
}

/** A visitor of a request, under the id of today and that of yesterday. */
interface Visitor {
  readonly id: bigint
  /** The id until midnight, so that a visit goes on; undefined for a visitor who accepted cookies. */
  readonly earlierId: bigint | undefined
  readonly isConsented: boolean
  readonly isReturning: boolean
}

interface OpenVisit {
  readonly visit: Visit
  lastAt: number
}

/** Computes the id of a visitor who accepted cookies: a keyed hash of the id in their cookie. */
export function computeConsentedId(site: Pick<Site, 'secret'>, id: string): bigint {
  return hash(site.secret, `visitor|${id}`)
}

function hash(key: Buffer, text: string): bigint {
  return createHmac('sha256', key).update(text).digest().readBigInt64BE(0)
}

/** The visits that are open, in the memory of this process. Those of other processes are found in the database. */
export class Visits {
  readonly #db: Db
  readonly #salts = new Map<string, Promise<Buffer>>()
  readonly #open = new Map<string, OpenVisit>()

  constructor(db: Db) {
    this.#db = db
  }

  /** Finds the visit that an event belongs to, or begins one with `begin`. */
  async find(
    site: Site,
    traits: ClientTraits,
    at: number,
    begin: () => Omit<
      Visit,
      'siteId' | 'visit' | 'visitor' | 'isConsented' | 'isReturning' | 'startedAt'
    >,
  ): Promise<Visit> {
    const visitor = await this.#identify(site, traits, at)
    const { id, earlierId, isConsented, isReturning } = visitor
    const open =
      this.#findOpen(site.id, id, at) ??
      (earlierId === undefined ? undefined : this.#findOpen(site.id, earlierId, at))
    if (open) return open
    const claimed = await claimVisit(this.#db, {
      ...{ siteId: site.id, visitor: id, at, idleMs: VISIT_MS },
      visit: randomBytes(8).readBigInt64BE(0),
    })
    // An event of the same visitor may have been faster.
    const faster = this.#findOpen(site.id, id, at)
    if (faster) return faster
    const visit: Visit = {
      ...begin(),
      ...{ siteId: site.id, visitor: id, isConsented, isReturning, startedAt: at },
      visit: claimed,
    }
    this.#remember(`${site.id} ${id}`, { visit, lastAt: at })
    return visit
  }

  /** Ends the visit of a visitor in memory. */
  close(siteId: string, visitor: bigint): void {
    this.#open.delete(`${siteId} ${visitor}`)
  }

  #findOpen(siteId: string, id: bigint, at: number): Visit | undefined {
    const key = `${siteId} ${id}`
    const open = this.#open.get(key)
    if (!open || at - open.lastAt >= VISIT_MS) return undefined
    open.lastAt = Math.max(open.lastAt, at)
    this.#remember(key, open)
    return open.visit
  }

  /** Puts a visit last, and forgets the one that was idle longest. */
  #remember(key: string, open: OpenVisit): void {
    this.#open.delete(key)
    this.#open.set(key, open)
    if (this.#open.size <= MAX_VISITS) return
    const [oldest] = this.#open.keys()
    if (oldest !== undefined) this.#open.delete(oldest)
  }

  async #identify(site: Site, traits: ClientTraits, at: number): Promise<Visitor> {
    const record = parseVisitorRecord(traits.visitorCookie ?? '')
    if (record) {
      const id = computeConsentedId(site, record.id)
      return { id, earlierId: undefined, isConsented: true, isReturning: record.visitCount > 1 }
    }
    const text = `${site.id}|${traits.address}|${traits.agent}`
    const compute = async (time: number) => hash(await this.#loadSalt(site.id, time), text)
    const id = await compute(at)
    // A visit can last over midnight.
    const wasYesterday = at % DAY_MS < VISIT_MS
    const earlierId = wasYesterday ? await compute(at - DAY_MS) : undefined
    return { id, earlierId, isConsented: false, isReturning: false }
  }

  async #loadSalt(siteId: string, time: number): Promise<Buffer> {
    const day = new Date(time).toISOString().slice(0, 10)
    const key = `${siteId} ${day}`
    const known = this.#salts.get(key)
    if (known) return known
    for (const old of this.#salts.keys())
      if (Date.parse(old.slice(-10)) < time - 3 * DAY_MS) this.#salts.delete(old)
    const loading = loadSalt(this.#db, siteId, day)
    this.#salts.set(key, loading)
    loading.catch(() => this.#salts.delete(key))
    return loading
  }
}
