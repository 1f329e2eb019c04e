import { COOKIES_DECIDED, FORM_SUBMITTED, type pageTypeCodes, shopEvents } from '@vitrine/model'
import { getPageContext } from '../page-context.ts'
import { onShopEvent } from '../shop-events.ts'
import { AdFrame } from './ad-frame.ts'
import { toAddToCart, toPurchase, toSearch, toSignUp, toViewContent } from './to-ad-event.ts'

// A literal, which types check, is shorter than its table.
const SEARCH = 102 satisfies (typeof pageTypeCodes)['search']

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
  onShopEvent(shopEvents.viewProduct, (product) => send(toViewContent(product)))
  onShopEvent(shopEvents.addToCart, (addition) => send(toAddToCart(addition)))
  onShopEvent(shopEvents.purchase, (order) => {
    const purchase = toPurchase(order)
    if (purchase) send(purchase)
  })
  document.addEventListener(FORM_SUBMITTED, ({ target }) => recordLead(target))
  recordPage()
}

function send(event: Parameters<AdFrame['send']>[0]): void {
  if (isAllowed) frame.send(event)
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
  if (getPageContext().pageType === SEARCH && query !== '') send(toSearch(query))
  if (/\/account\/verify$/.test(location.pathname) && parameters.get('notice') === 'registered')
    send(toSignUp('CompleteRegistration'))
}
