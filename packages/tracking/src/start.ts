import { type cartEvents, COOKIES_DECIDED } from '@vitrine/model'
import { watchInteractions, watchRenders } from './census/interactions.ts'
import { watchMedia } from './census/media.ts'
import { isCounted, recordPageView, startHeartbeats } from './census/page-views.ts'
import { reportErrors } from './errors.ts'
import type { WatchedCart } from './events/watch-shop.ts'
import { isVideoPage } from './page.ts'
import { reportSpeed } from './speed/report.ts'
import { getVisitorRecord, updateVisitorRecord } from './visitor.ts'

/** Counts the page once it is loaded, when the browser has nothing else to do. */
function start(): void {
  reportSpeed()
  recordPageView()
  startHeartbeats()
  watchMedia()
  watchInteractions()
  watchRenders()
  loadShopEvents()
  document.addEventListener(COOKIES_DECIDED, () => {
    updateVisitorRecord()
    watchRenders()
    loadShopEvents()
  })
  // Templates with their own loader replace the content of the page.
  addEventListener('mercury:load', recordPageView)
  addEventListener('pageshow', ({ persisted }) => persisted && recordPageView())
}

/** The elements of pages on which visitors see products or the cart. */
const SHOP =
  '[data-shop-event],.sqs-add-to-cart-button,.sqs-product-quick-view-button,#sqs-cart-root'

// Literals, which types check, are shorter than their table.
const CART_EVENTS = [
  'cart:loaded' satisfies (typeof cartEvents)['loaded'],
  'cart:recalculate-end' satisfies (typeof cartEvents)['recalculateEnd'],
]

const hasShop = () => isCounted() && document.querySelector(SHOP) !== null

let cart: WatchedCart | undefined
let isLoaded = false

/** Loads the clients of shop events, which are about visitors who may be recognized. */
function loadShopEvents(): void {
  if (isLoaded || getVisitorRecord() === '' || !(isVideoPage() || hasShop())) return
  isLoaded = true
  import('./events/watch-shop.ts').then(
    ({ watchShop }) => watchShop(() => cart),
    () => undefined,
  )
}

/** Calls back after the page has loaded and a browser that rendered it ahead shows it. */
function afterLoad(callBack: () => void): void {
  const wait = () =>
    document.readyState === 'complete'
      ? setTimeout(callBack)
      : addEventListener('load', () => setTimeout(callBack), { once: true })
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering === true) document.addEventListener('prerenderingchange', wait, { once: true })
  else wait()
}

reportErrors('vitrine-site')
for (const type of CART_EVENTS)
  document.addEventListener(type, ({ detail }: CustomEventInit<{ shoppingCart?: WatchedCart }>) => {
    cart = detail?.shoppingCart ?? cart
  })
afterLoad(start)
