import { clientEvents, dropReasons, shopperEvents, speedMetrics } from '@vitrine/model'

/** The kinds of hits, as the database stores them. The first five are those of the specification. */
export const hitKinds = {
  pageView: 1,
  search: 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
  audioComplete: 22,
  videoComplete: 23,
  mediaProgress: 24,
  buttonRender: 30,
  buttonClick: 31,
  formRender: 40,
  formStart: 41,
  overlayShown: 50,
  overlayClosed: 51,
  overlaySubmitted: 52,
  quickView: 60,
} as const

export type HitKind = number

/** The first kinds of shopper events and of client events, in the order of their lists. */
export const FIRST_SHOPPER_KIND = 100
export const FIRST_CLIENT_KIND = 150

/** Returns the kind of an event of the event client or of the legacy tracker; undefined if its name is unknown. */
export function getEventKind(name: string): HitKind | undefined {
  const shopper = shopperEvents.findIndex((each) => each === name)
  if (shopper >= 0) return FIRST_SHOPPER_KIND + shopper
  const client = clientEvents.findIndex((each) => each === name)
  return client < 0 ? undefined : FIRST_CLIENT_KIND + client
}

/** Returns the name of an event by its kind; undefined for other kinds. */
export function getEventName(kind: HitKind): string | undefined {
  return shopperEvents[kind - FIRST_SHOPPER_KIND] ?? clientEvents[kind - FIRST_CLIENT_KIND]
}

/** Returns the name of a kind of events: `page-view`, or that of an event of the shop. */
export function getKindName(kind: HitKind): string {
  const [name] = Object.entries(hitKinds).find(([, code]) => code === kind) ?? []
  const own = name?.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  return own ?? getEventName(kind) ?? String(kind)
}

/** The kinds of stored texts with the most that a site may have; of words of searches, in a month. */
export const textKinds = {
  path: { code: 1, most: 20_000 },
  referrer: { code: 2, most: 5_000 },
  search: { code: 3, most: 10_000 },
  campaign: { code: 4, most: 1_000 },
  browser: { code: 5, most: 200 },
  system: { code: 6, most: 100 },
  language: { code: 7, most: 300 },
  country: { code: 8, most: 300 },
  item: { code: 9, most: 5_000 },
  pageGroup: { code: 10, most: 1_000 },
} as const

export type TextKind = keyof typeof textKinds

/** The number of a text that is missing, and of all texts above the limit. */
export const NO_TEXT = -1
export const OTHER_TEXT = 0
/** The name of the texts that a site had no room for. */
export const OTHER_NAME = '(other)'
/** The number of the sums of all events of a kind, whatever they are about. */
export const ALL_ITEMS = -2

/** The bits of the steps of a visit. */
export const stepBits = { product: 1, cart: 2, checkout: 4, form: 8, search: 16 } as const

/** The dimensions of the sums of a day. */
export const dayDimensions = {
  total: 0,
  channel: 1,
  referrer: 2,
  campaign: 3,
  device: 4,
  browser: 5,
  system: 6,
  language: 7,
  country: 8,
  page: 9,
  entry: 10,
  exit: 11,
  funnel: 20,
} as const

/** Returns the number by which the database knows a reason. */
export function getReasonCode(reason: (typeof dropReasons)[number]): number {
  return dropReasons.indexOf(reason)
}

/** Returns the number by which the database knows a metric of page speed. */
export function getMetricCode(metric: (typeof speedMetrics)[number]): number {
  return speedMetrics.indexOf(metric)
}
