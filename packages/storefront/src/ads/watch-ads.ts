import {
  COOKIES_DECIDED,
  FORM_SUBMITTED,
  type PURCHASE_STORAGE_PREFIX,
  type SHOP_EVENT_ATTRIBUTE,
  type ShopAddition,
  type shopEvents,
  type ShopOrder,
  type ShopProduct,
} from '@vitrine/model'
import { readStorage, writeStorage } from '../browser-storage.ts'
import { AdFrame } from './ad-frame.ts'
import { toAddToCart, toPurchase, toSearch, toSignUp, toViewContent } from './to-ad-event.ts'

/** The paths of the search page and of the notice after a registration, in any language of the site. */
const SEARCH = /^\/(?:[\w-]+\/)?search\/?$/
const REGISTERED = /^\/(?:[\w-]+\/)?account\/verify\/?$/

// Literals, which types check, are shorter than their table.
const VIEW_PRODUCT = 'shop:view-product' satisfies (typeof shopEvents)['viewProduct']
const ADD_TO_CART = 'shop:add-to-cart' satisfies (typeof shopEvents)['addToCart']
const PAGE_EVENT = 'data-shop-event' satisfies typeof SHOP_EVENT_ATTRIBUTE
const SENT = 'purchase:' satisfies typeof PURCHASE_STORAGE_PREFIX
const PURCHASE = 'shop:purchase' satisfies (typeof shopEvents)['purchase']

const frame = new AdFrame()
let isWatching = false
let isAllowed = false

/**
 * Sends what the visitor does in the shop to the ad pixels of the site, from their consent until they withdraw it.
 *
 * @see storefront spec §7 "Ad-pixel event names"
 */
export function watchAds(): void {
  isAllowed = true
  frame.start()
  if (isWatching) return
  isWatching = true
  document.addEventListener(
    COOKIES_DECIDED,
    ({ detail }: CustomEventInit<{ allowed: boolean }>) => {
      isAllowed = detail?.allowed === true
      if (!isAllowed) frame.close()
    },
  )
  const product = recordProductPage()
  listen<ShopProduct>(VIEW_PRODUCT, (shown) => {
    // That of the page is recorded already, or later than its event.
    if (shown.id !== product?.id) send(toViewContent(shown))
  })
  listen<ShopAddition>(ADD_TO_CART, (addition) => send(toAddToCart(addition)))
  listen<ShopOrder>(PURCHASE, recordPurchase)
  document.addEventListener(FORM_SUBMITTED, ({ target }) => recordLead(target))
  recordPage()
}

function send(event: Parameters<AdFrame['send']>[0]): void {
  if (isAllowed) frame.send(event)
}

/** Calls back with the details of an event of the shop. */
function listen<Detail>(type: string, read: (detail: Detail) => void): void {
  document.addEventListener(type, (event) => {
    // The scripts of the page fill in what the type says.
    if (event instanceof CustomEvent) read(event.detail as Detail)
  })
}

/** Sends the event of a page with a product, which it returns, or with a placed order. */
function recordProductPage(): ShopProduct | undefined {
  const script = document.querySelector<HTMLElement>(`[${PAGE_EVENT}]`)
  if (!script) return undefined
  const details: unknown = JSON.parse(script.textContent)
  if (script.dataset['shopEvent'] === 'purchase') {
    recordPurchase(details as ShopOrder)
    return undefined
  }
  const product = details as ShopProduct
  send(toViewContent(product))
  return product
}

/** Sends a purchase once in this browser, however often the page of the order is opened. */
function recordPurchase(order: ShopOrder): void {
  const key = `${SENT}ads:${order.id}`
  const purchase = toPurchase(order)
  if (!purchase || !isAllowed || readStorage(key) !== null) return
  writeStorage(key, true)
  send(purchase)
}

function recordLead(form: EventTarget | null): void {
  if (!isAllowed || !(form instanceof HTMLElement) || !form.matches('.newsletter-form')) return
  const lead = toSignUp('Lead')
  // The page ends before its frame could send anything.
  if (form.dataset['successRedirect']) frame.sendLater(lead)
  else frame.send(lead)
}

/** Sends the event that the page itself is: a search, or a registration. */
function recordPage(): void {
  const parameters = new URLSearchParams(location.search)
  const query = parameters.get('q')?.trim() ?? ''
  if (SEARCH.test(location.pathname) && query !== '') send(toSearch(query))
  if (REGISTERED.test(location.pathname) && parameters.get('notice') === 'registered')
    send(toSignUp('CompleteRegistration'))
}
