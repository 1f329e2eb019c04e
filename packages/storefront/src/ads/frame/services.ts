import type { AdEvent, AdEventName, AdPixels, AdService } from '@vitrine/model'

/** Sends an event to one service. */
type SendEvent = (event: AdEvent) => void

type Call = (...args: readonly unknown[]) => void

/** Starts the pixels of the services that the site has ids for. Each loads the script of its service. */
export function startServices(pixels: AdPixels): readonly SendEvent[] {
  // Built from a literal, in which every service has its function.
  return (Object.keys(starts) as AdService[]).flatMap((service) => {
    const id = pixels[service]
    return id === undefined ? [] : [starts[service](id)]
  })
}

const starts: Readonly<Record<AdService, (id: string) => SendEvent>> = {
  meta: startMeta,
  pinterest: startPinterest,
  tiktok: startTikTok,
  google: startGoogle,
}

function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** Sets a global name, which the script of a service looks for. */
function setGlobal(name: string, value: unknown): void {
  Object.assign(window, { [name]: value })
}

/** Returns an object without its missing values. */
function omitMissing(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

const countItems = ({ items = [] }: AdEvent) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0) || undefined

/**
 * Starts the pixel of Meta.
 *
 * @see https://developers.facebook.com/docs/meta-pixel/reference
 */
function startMeta(id: string): SendEvent {
  interface Pixel extends Call {
    callMethod?: Call
    push?: Call
    loaded: boolean
    version: string
    queue: unknown[]
  }
  const pixel: Pixel = Object.assign(
    (...args: readonly unknown[]) =>
      pixel.callMethod ? pixel.callMethod(...args) : pixel.queue.push(args),
    { loaded: true, version: '2.0', queue: [] },
  )
  pixel.push = pixel
  setGlobal('fbq', pixel)
  setGlobal('_fbq', pixel)
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
  // The pixel sends the events of the shop, and finds none by itself.
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
  return (event) => {
    const { name, id: eventID, value, currency, items, query } = event
    const data = {
      ...{ value, currency, search_string: query },
      content_type: items && 'product',
      content_ids: items?.map((item) => item.id),
      contents: items?.map(({ id: product, quantity, price }) => ({
        ...{ id: product, quantity, item_price: price },
      })),
      num_items: countItems(event),
    }
    pixel('track', name, omitMissing(data), { eventID })
  }
}

const PINTEREST_NAMES = {
  AddToCart: 'addtocart',
  Search: 'search',
  Lead: 'lead',
  ViewContent: 'pagevisit',
  Purchase: 'checkout',
  CompleteRegistration: 'signup',
} as const satisfies Record<AdEventName, string>

/**
 * Starts the pixel of Pinterest.
 *
 * @see https://help.pinterest.com/en/business/article/event-code
 */
function startPinterest(id: string): SendEvent {
  const queue: unknown[] = []
  const pixel = Object.assign((...args: readonly unknown[]) => queue.push(args), {
    ...{ queue, version: '3.0' },
  })
  setGlobal('pintrk', pixel)
  loadScript('https://s.pinimg.com/ct/core.js')
  const call: Call = (...args) => (window as unknown as { pintrk: Call }).pintrk(...args)
  call('load', id)
  return (event) => {
    const { name, id: event_id, value, currency, items, query: search_query } = event
    const data = {
      ...{ event_id, value, currency, search_query },
      order_id: name === 'Purchase' ? event_id : undefined,
      order_quantity: countItems(event),
      lead_type: name === 'Lead' ? 'Newsletter' : undefined,
      line_items: items?.map((item) => ({
        product_id: item.id,
        product_name: item.name,
        product_price: item.price,
        product_quantity: item.quantity,
      })),
    }
    call('track', PINTEREST_NAMES[name], omitMissing(data))
  }
}

/**
 * Starts the pixel of TikTok.
 *
 * @see https://business-api.tiktok.com/portal/docs?id=1739585702922241
 */
function startTikTok(id: string): SendEvent {
  const url = 'https://analytics.tiktok.com/i18n/pixel/events.js'
  const methods = ['page', 'track', 'identify', 'on', 'off', 'once', 'ready', 'enableCookie']
  const addMethods = (queue: unknown[]) =>
    Object.assign(
      queue,
      Object.fromEntries(
        [...methods, 'disableCookie'].map((name) => [
          name,
          (...args: readonly unknown[]) => queue.push([name, ...args]),
        ]),
      ),
    )
  const pixel = addMethods([])
  Object.assign(pixel, {
    methods: [...methods, 'disableCookie'],
    instance: (of: string) => (of === id ? addMethods([]) : []),
    ...{ _i: { [id]: Object.assign([], { _u: url }) }, _t: { [id]: Date.now() }, _o: { [id]: {} } },
  })
  setGlobal('TiktokAnalyticsObject', 'ttq')
  setGlobal('ttq', pixel)
  loadScript(`${url}?sdkid=${encodeURIComponent(id)}&lib=ttq`)
  return ({ name, id: event_id, value, currency, items, query }) => {
    const data = {
      ...{ value, currency, query },
      content_type: items && 'product',
      contents: items?.map((item) => ({
        content_id: item.id,
        content_name: item.name,
        quantity: item.quantity,
        price: item.price,
      })),
    }
    // The script of the service replaces the object.
    const { ttq } = window as unknown as { ttq: { readonly track: Call } }
    ttq.track(name, omitMissing(data), { event_id })
  }
}

const GOOGLE_NAMES = {
  AddToCart: 'add_to_cart',
  Search: 'search',
  Lead: 'generate_lead',
  ViewContent: 'view_item',
  Purchase: 'purchase',
  CompleteRegistration: 'sign_up',
} as const satisfies Record<AdEventName, string>

/**
 * Starts the pixel of Google.
 *
 * @see https://developers.google.com/tag-platform/gtagjs/reference/events
 */
function startGoogle(id: string): SendEvent {
  const queue: unknown[] = []
  setGlobal('dataLayer', queue)
  // The script of the service reads `arguments` alone.
  function call(..._args: readonly unknown[]): void {
    queue.push(arguments)
  }
  setGlobal('gtag', call)
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
  const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
  call('consent', 'default', Object.fromEntries(purposes.map((name) => [name, 'granted'])))
  call('js', new Date())
  const page = { page_location: `${location.origin}/`, page_referrer: '' }
  call('config', id, { ...page, send_page_view: false })
  return ({ name, id: eventId, value, currency, items, query: search_term }) => {
    const data = {
      ...{ value, currency, search_term },
      transaction_id: name === 'Purchase' ? eventId : undefined,
      items: items?.map((item) => ({
        ...{ item_id: item.id, item_name: item.name, price: item.price, quantity: item.quantity },
      })),
    }
    call('event', GOOGLE_NAMES[name], omitMissing(data))
  }
}
