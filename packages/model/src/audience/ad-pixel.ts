/** The services whose ad pixels a site can have. */
export const adServices = ['meta', 'pinterest', 'tiktok', 'google'] as const

export type AdService = (typeof adServices)[number]

/** The names of the services, which are the same in every language. */
export const adServiceNames = {
  meta: 'Meta',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  google: 'Google',
} as const satisfies Record<AdService, string>

/** The form of each service's ids. Nothing else is put into a page. */
export const adPixelIds = {
  meta: /^\d{8,20}$/,
  pinterest: /^\d{8,20}$/,
  tiktok: /^[A-Z0-9]{16,32}$/,
  google: /^(?:AW|DC|G|GT)-[A-Z0-9]{4,20}$/,
} as const satisfies Record<AdService, RegExp>

/** Returns whether a text has the form of an id of the service. */
export function isAdPixelId(service: AdService, text: string): boolean {
  return adPixelIds[service].test(text)
}

/** The ids of a site's ad pixels. A service without an id gets no events. */
export type AdPixels = Readonly<Partial<Record<AdService, string | undefined>>>

/** The events of ad pixels. @see storefront spec §7 "Ad-pixel event names" */
export const adEvents = [
  'AddToCart',
  'Search',
  'Lead',
  'ViewContent',
  'Purchase',
  'CompleteRegistration',
] as const

export type AdEventName = (typeof adEvents)[number]

/** A product in an event of ad pixels. */
export interface AdItem {
  readonly id: string
  readonly name: string
  readonly quantity: number
  /** The price of one, in the currency of the event: 12.5. */
  readonly price: number
}

/** An event as the page passes it to the frame of the ad pixels. It names no person. */
export interface AdEvent {
  readonly name: AdEventName
  /** A random id, or that of the order, by which services recognize an event that arrives twice. */
  readonly id: string
  /** The sum of the items, or of the order. */
  readonly value?: number | undefined
  readonly currency?: string | undefined
  readonly items?: readonly AdItem[] | undefined
  /** The words of a search. */
  readonly query?: string | undefined
}

/** The path of the frame in which ad pixels run. */
export const AD_FRAME_PATH = '/static/ad-pixels'

/** The parameters of a URL by which ad services recognize the ad that led to the site. */
export const adClickParameters = ['fbclid', 'gclid', 'gbraid', 'wbraid', 'ttclid', 'epik'] as const

/** The key in session storage with the clicks on ads, and with the events that the next page sends. */
export const AD_STORAGE_KEY = 'vitrine-ad-clicks'

/** The cookie with the ad services that the visitor's answer covers, joined by dots; expires with the answer. */
export const AD_CONSENT_COOKIE = 'vitrine-ads'
