import { createHash } from 'node:crypto'
import { type censusCookies, type DropReason, PREVIEW_COOKIE } from '@vitrine/model'
import type { BeaconRequest } from '../../platform/http/beacon/mount-beacon.ts'
import { getClientNetwork } from '../../platform/http/client-network.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { isToken } from '../../platform/http/token.ts'
import type { Route } from '@vitrine/contract'
import { EventCounter } from './event-counter.ts'
import type { NewEvent, Visit } from './event.ts'
import type { EventBuffer } from './event-buffer.ts'
import { computeSource, getReferrerHost, isSpamReferrer } from './sources.ts'
import type { PageFinder } from './page-finder.ts'
import { cleanText, getPath } from './texts.ts'
import { parseUserAgent } from '../../platform/http/client/user-agent.ts'
import type { Visits } from './visitors.ts'

export type Call = Omit<BeaconRequest<Route>, 'body' | 'params'>

/** The cookie of the visitor's record. Only browsers of visitors who accepted cookies have one. */
const VISITOR_COOKIE = 'ss_cvr' satisfies (typeof censusCookies)[number]

/** The most that the clock of a browser may differ from that of the server. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000

/** The facts about an event that does not count. */
interface DroppedEvent extends Partial<Pick<NewEvent, 'url' | 'referrer' | 'websiteId'>> {
  /** The name of an unknown schema. */
  readonly schema?: string
}

/** The longest detail of an example, in characters. */
const MAX_DETAIL = 100

/** Decides which events count, and passes them on to the buffer. Every event that does not is counted by reason. */
export class Collector {
  readonly #http: Pick<HttpServer, 'findStaffMember' | 'findSite' | 'addressRanges'>
  readonly #buffer: EventBuffer
  readonly #pages: PageFinder
  readonly #visits: Visits
  readonly #counter: EventCounter

  constructor(
    http: Pick<HttpServer, 'findStaffMember' | 'findSite' | 'addressRanges' | 'rateLimits'>,
    parts: {
      readonly buffer: EventBuffer
      readonly pages: PageFinder
      readonly visits: Visits
    },
  ) {
    this.#http = http
    this.#buffer = parts.buffer
    this.#pages = parts.pages
    this.#visits = parts.visits
    this.#counter = new EventCounter(http.rateLimits.scale)
  }

  /** Records the events of a call. Resolves to the visit; undefined if none of them counts. */
  async record(call: Call, events: readonly NewEvent[]): Promise<void> {
    const dropped = await this.findCallDrop(call, events.length)
    if (dropped) return this.drop(call, dropped, events.length, events[0])
    for (const event of events) {
      const reason = await this.#recordOne(call, event)
      if (reason) this.drop(call, reason, 1, event)
    }
  }

  /** Counts events of a call that do not count, and perhaps keeps one as an example. */
  drop(call: Call, reason: DropReason, count: number, about: DroppedEvent = {}): void {
    this.#buffer.drop(call.site.id, reason, count, () => ({
      call: call.path,
      page: getPath(about.url ?? call.header('referer') ?? '') ?? '',
      detail: cleanText(describeDrop(call, reason, about), MAX_DETAIL),
    }))
  }

  /** Finds the reason for which no event of a call counts, by what the browser and the session say. */
  async findCallDrop(call: Call, count: number): Promise<DropReason | undefined> {
    const { site, header, cookies, address } = call
    if (!(await this.#isOwnPage(call))) return 'origin'
    if (parseUserAgent(header('user-agent') ?? '').isBot) return 'bot'
    if (this.#http.addressRanges.dataCenters?.find(address) !== undefined) return 'data-center'
    if (!this.#counter.count(`${site.id} ${getClientNetwork(address)}`, count)) return 'rate'
    if (cookies[PREVIEW_COOKIE] !== undefined || (await this.#isStaff(call))) return 'staff'
    this.#pages.setHost(site.id, call.host)
    return undefined
  }

  /**
   * Finds the reason for which an answer to the cookie banner is not logged. Every person's answer is, also that of
   * staff, and that of a visitor behind the addresses of a data center.
   */
  async findAnswerDrop(call: Call): Promise<DropReason | undefined> {
    const { site, header, address } = call
    if (!(await this.#isOwnPage(call))) return 'origin'
    if (parseUserAgent(header('user-agent') ?? '').isBot) return 'bot'
    return this.#counter.count(`${site.id} ${getClientNetwork(address)}`, 1) ? undefined : 'rate'
  }

  /** Returns whether the headers, which no page can forge, name a host of the site. */
  async #isOwnPage({ site, header, host, protocol }: Call): Promise<boolean> {
    const fetchSite = header('sec-fetch-site')
    if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'same-site')
      return false
    const origin = header('origin')
    if (origin === undefined || !URL.canParse(origin)) return false
    const from = new URL(origin)
    if (from.host === new URL(`${from.protocol}//${host}`).host) return true
    const { hostname } = from
    const found = await this.#http.findSite({ protocol, host: hostname, hostname })
    return found?.id === site.id
  }

  /** Returns whether a staff member sends the call: only those who just view the site are visitors. */
  async #isStaff({ site, cookies }: Call): Promise<boolean> {
    const token = cookies['__Host-vitrine'] ?? cookies['vitrine']
    if (!isToken(token)) return false
    const member = await this.#http.findStaffMember(site, token)
    return member !== undefined && member.role !== 'viewer'
  }

  async #recordOne(call: Call, event: NewEvent): Promise<DropReason | undefined> {
    const { site } = call
    const language = parseLanguage(call.header('accept-language') ?? '')
    if (event.isImpossible || (event.hasDefaultScreen && language === '')) return 'bot'
    const referrer = getReferrerHost(event.referrer ?? '')
    if (isSpamReferrer(referrer)) return 'referrer'
    if (event.websiteId !== undefined && event.websiteId !== site.id) return 'site'
    const path = getPath(event.url)
    if (path === undefined || /^\/(?:config|api)(?:\/|$)/.test(path)) return 'path'
    if (!this.#counter.countPath(`${site.id} ${getClientNetwork(call.address)}`, path))
      return 'rate'
    const now = Date.now()
    if (event.id !== undefined && !this.#counter.isFirst(`${site.id} ${event.id}`, now))
      return 'repeated'
    const at = correctTime(event.clientDate, now)
    const visit = await this.#findVisit(call, event, { at, path })
    const item = event.item && { ...event.item, text: cleanText(event.item.text) }
    const { kind, amount, steps = 0, orderId } = event
    const key = event.id === undefined ? undefined : hashEventId(event.id)
    const isAdded = this.#buffer.add({ visit, at, kind, path, item, amount, steps, orderId, key })
    return isAdded ? undefined : 'full'
  }

  async #findVisit(
    call: Call,
    event: NewEvent,
    { at, path }: { readonly at: number; readonly path: string },
  ): Promise<Visit> {
    const { site, address, header, host, cookies } = call
    const agent = header('user-agent') ?? ''
    const isPrivate = header('sec-gpc') === '1'
    // Calls without a field for the record belong to the same visit: the browser sends the cookie itself.
    const record = event.visitorCookie ?? cookies[VISITOR_COOKIE]
    const visitorCookie = isPrivate ? undefined : record
    return this.#visits.find(site, { address, agent, visitorCookie }, at, () => {
      const { device, browser, system } = parseUserAgent(agent)
      const [hostname = ''] = host
        .toLowerCase()
        .replace(/^www\./, '')
        .split(':')
      const { url, referrer = '' } = event
      const source = computeSource({ url, referrer }, (each) => each === hostname)
      const country = this.#http.addressRanges.countries?.find(address) ?? ''
      const language = parseLanguage(header('accept-language') ?? '')
      return {
        ...source,
        entry: path,
        device,
        browser,
        system,
        language,
        country: /^[A-Z]{2}$/.test(country) ? country : '',
      }
    })
  }
}

/** Returns what a reason is about: who sent the event, and what it names. */
function describeDrop({ header }: Call, reason: DropReason, about: DroppedEvent): string {
  switch (reason) {
    case 'origin': {
      const origin = header('origin') ?? ''
      return URL.canParse(origin) ? new URL(origin).hostname : ''
    }
    case 'referrer':
      return getReferrerHost(about.referrer ?? '')
    case 'site':
      return about.websiteId ?? ''
    case 'schema':
      return about.schema ?? ''
    default:
      return ''
  }
}

function hashEventId(id: string): bigint {
  return createHash('sha256').update(id).digest().readBigInt64BE(0)
}

/** Returns the first language that a browser asks for; empty if it is none. */
function parseLanguage(header: string): string {
  return /^\s*([a-z]{2,3}(?:-[a-z\d]{2,8}){0,2})\s*(?:[,;]|$)/i.exec(header)?.[1] ?? ''
}

/** Returns the time of an event: that of the browser, unless its clock is wrong. */
function correctTime(clientDate: number | undefined, now: number): number {
  if (clientDate === undefined) return now
  return Math.abs(clientDate - now) <= MAX_CLOCK_DIFFERENCE_MS ? Math.round(clientDate) : now
}
