/** The sources of tracking events. @see platform spec §3 "Event sources" */
export const eventSources = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const

export type EventSource = (typeof eventSources)[number]

/** The environments that send tracking events. @see platform spec §3 "Source environments" */
export const sourceEnvironments = ['dev', 'qa', 'staging', 'prod'] as const

export type SourceEnvironment = (typeof sourceEnvironments)[number]

/** The visitor events of RecordHit with their codes. @see platform spec §3 "Visitor-tracking event types" */
export const visitorEventCodes = {
  'page-view': 1,
  'site-search': 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
} as const

export type VisitorEvent = keyof typeof visitorEventCodes

/** The longest body of a tracking call, in bytes. */
export const MAX_BEACON_BYTES = 64 * 1024

/** The most events of one tracking call. */
export const MAX_BEACON_EVENTS = 50

/** The longest stack of a reported script error, in characters. @see storefront spec §9 */
export const MAX_STACK_LENGTH = 5_000

/** The schemas of shopper events that the event client sends. @see platform spec §3 "Event payloads" */
export const shopperEvents = [
  'product_view',
  'add_to_cart',
  'view_cart',
  'remove_from_cart',
  'related_items',
  'reviews_tab',
  'video_collections',
  'gated_content',
  'video_paywall',
] as const

export type ShopperEvent = (typeof shopperEvents)[number]

/** The events of the legacy tracker. @see storefront spec §7 "Client analytics events" */
export const clientEvents = [
  'purchase',
  'view-product',
  'add-to-cart',
  'visit-product-page',
  'video-paywall-visitor',
] as const

export type ClientEvent = (typeof clientEvents)[number]

/** The kinds of records that the page-speed collector sends. @see platform spec §3 "Page-speed event" */
export const speedEvents = ['page_speed', 'image', 'user'] as const

/**
 * The measures of page speed with the limits of a good and of a poor value: milliseconds, and a score for `cls`.
 * @see platform spec §9
 */
export const speedRatings = {
  fcp: { good: 1_800, poor: 3_000 },
  lcp: { good: 2_500, poor: 4_000 },
  fid: { good: 100, poor: 300 },
  cls: { good: 0.1, poor: 0.25 },
  inp: { good: 200, poor: 500 },
  ttfb: { good: 800, poor: 1_800 },
} as const

export type SpeedMetric = keyof typeof speedRatings

export const speedMetrics = Object.keys(speedRatings) as readonly SpeedMetric[]

/** The devices that reports tell apart. */
export const visitorDevices = ['desktop', 'phone', 'tablet'] as const

export type VisitorDevice = (typeof visitorDevices)[number]

/** The ways in which visits come to a site. */
export const visitChannels = ['direct', 'search', 'social', 'email', 'referral', 'paid'] as const

export type VisitChannel = (typeof visitChannels)[number]

/** The cookies of the visitor's record. @see storefront spec §6 */
export const censusCookies = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'] as const

/** The lifetimes of `ss_cvr` and `ss_cvt`, in seconds. @see storefront spec §9 "ss_cvr lives 2 years; ss_cvt 30 minutes" */
export const VISITOR_RECORD_MAX_AGE_S = 2 * 365 * 24 * 60 * 60
export const VISIT_MAX_AGE_S = 30 * 60

/** The visitor's record of the cookie `ss_cvr`; times are milliseconds. */
export interface VisitorRecord {
  readonly id: string
  readonly firstVisit: number
  readonly previousVisit: number
  readonly currentVisit: number
  readonly visitCount: number
}

const VISITOR_RECORD = /^([\w-]{8,64})\|(\d{1,15})\|(\d{1,15})\|(\d{1,15})\|(\d{1,9})$/

/** Parses the value of `ss_cvr`, five parts between bars; undefined if it is malformed. */
export function parseVisitorRecord(text: string): VisitorRecord | undefined {
  const [, id, ...rest] = VISITOR_RECORD.exec(text) ?? []
  const [firstVisit = 0, previousVisit = 0, currentVisit = 0, visitCount = 0] = rest.map(Number)
  if (id === undefined || visitCount < 1 || firstVisit > currentVisit) return undefined
  if (previousVisit > currentVisit) return undefined
  return { id, firstVisit, previousVisit, currentVisit, visitCount }
}

/** Writes the value of `ss_cvr`. */
export function formatVisitorRecord(record: VisitorRecord): string {
  const { id, firstVisit, previousVisit, currentVisit, visitCount } = record
  return [id, firstVisit, previousVisit, currentVisit, visitCount].join('|')
}

/** The dimensions by which visits are reported and filtered. */
export const visitDimensions = [
  'channel',
  'referrer',
  'campaign',
  'device',
  'browser',
  'system',
  'language',
  'country',
  'page',
  'entry',
  'exit',
] as const

export type VisitDimension = (typeof visitDimensions)[number]

/** The steps of the purchase funnel, in order. */
export const funnelSteps = ['visit', 'product', 'cart', 'checkout', 'paid'] as const

export type FunnelStep = (typeof funnelSteps)[number]

/** The reasons for which a tracking event is not counted. The database stores their places, so new ones come last. */
export const dropReasons = [
  'malformed',
  'origin',
  'bot',
  'rate',
  'referrer',
  'site',
  'path',
  'staff',
  'repeated',
  'schema',
  'full',
  'data-center',
] as const

export type DropReason = (typeof dropReasons)[number]
