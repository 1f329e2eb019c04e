import {
  type cartEvents,
  SHOP_EVENT_ATTRIBUTE,
  type ShopAddition,
  type shopEvents,
  type ShopOrder,
  type ShopProduct,
} from '@vitrine/model'
import { getPageContext, isVideoPage } from '../page.ts'
import { getVisitorRecord } from '../visitor.ts'
import type { EventFields } from './client.ts'
import { recordEvent } from './legacy.ts'
import {
  buildAddToCart,
  buildProductView,
  buildRemoveFromCart,
  buildViewCart,
  type ShopperEntry,
} from './shopper.ts'
import { track } from './track.ts'

/** The part of the cart that shopper events read. */
export interface WatchedCart {
  readonly id: string | null
  readonly entries: readonly WatchedEntry[]
  readonly subtotalAmount: { readonly currencyCode: string }
}

interface WatchedEntry {
  readonly id: string
  readonly itemId: string
  readonly title: string
  readonly productType: string
  readonly quantity: number
  readonly purchasePriceCents: number
  readonly chosenVariant: EventFields
}

// Literals, which types check, are shorter than their tables.
const VIEW_PRODUCT = 'shop:view-product' satisfies (typeof shopEvents)['viewProduct']
const ADD_TO_CART = 'shop:add-to-cart' satisfies (typeof shopEvents)['addToCart']
const CART_EVENTS = [
  'cart:loaded' satisfies (typeof cartEvents)['loaded'],
  'cart:recalculate-end' satisfies (typeof cartEvents)['recalculateEnd'],
]

function recordClientEvent(name: string, fields: EventFields): void {
  if (getVisitorRecord() !== '') recordEvent(name, fields)
}

/** Calls back with the details of an event of the shop. */
function onShopEvent<Detail>(type: string, read: (detail: Detail) => void): void {
  document.addEventListener(type, (event) => {
    // The scripts of the page fill in what the type says.
    if (event instanceof CustomEvent) read(event.detail as Detail)
  })
}

/**
 * Records what visitors do in the shop: products that they see, and changes of the cart.
 *
 * @param getCart Returns the cart as it was last loaded.
 */
export function watchShop(getCart: () => WatchedCart | undefined): void {
  const page = document.querySelector<HTMLElement>(`[${SHOP_EVENT_ATTRIBUTE}]`)
  const own = page ? recordPage(page) : undefined
  if (own || isVideoPage()) void watchPage(own, () => getCart()?.id ?? '')
  onShopEvent<ShopProduct>(VIEW_PRODUCT, (product) => {
    // That of the page itself is recorded already, or later than its event.
    if (product.id !== getPageContext().item?.id) recordProduct(product, false)
  })
  onShopEvent<ShopAddition>(ADD_TO_CART, ({ newlyAdded }) => {
    const { itemId: id, title, productType: type, purchasePriceCents, subTotal } = newlyAdded
    recordClientEvent('add-to-cart', { itemId: id })
    const currency = subTotal.currencyCode
    const product = { id, title, type, priceCents: purchasePriceCents, currency }
    track('add_to_cart', () => buildAddToCart({ product, ...getLayout(id) }, getCart()?.id ?? ''))
  })
  watchCart(getCart())
}

/** Records what only pages of products and lessons have. A chunk that cannot be loaded changes nothing. */
async function watchPage(product: ShopProduct | undefined, getCartId: () => string): Promise<void> {
  try {
    const { recordVideoPage, watchProductPage } = await import('./watch-page.ts')
    if (product) watchProductPage(product, getCartId)
    else recordVideoPage()
  } catch {
    // The visitor is offline.
  }
}

/** Records the event that a page itself is: a product, which it returns, or a placed order. */
function recordPage(script: HTMLElement): ShopProduct | undefined {
  const details: unknown = JSON.parse(script.textContent)
  if (script.dataset['shopEvent'] === 'purchase') {
    const { id } = details as ShopOrder
    recordClientEvent('purchase', { transactionId: id })
    return undefined
  }
  const product = details as ShopProduct
  recordClientEvent('visit-product-page', { itemId: product.id })
  recordProduct(product, true)
  return product
}

function recordProduct(shown: ShopProduct, isProductPage: boolean): void {
  const { id, name: title, productType, price } = shown
  recordClientEvent('view-product', { itemId: id })
  const priceCents = Math.round(Number(price.decimalValue) * 100)
  const type = String(productType)
  const product = { id, title, type, priceCents, currency: price.currencyCode }
  const layout = document.body.dataset['productLayout'] ?? 'default'
  track('product_view', () => buildProductView({ product, isProductPage, layout }))
}

const getLayout = (itemId: string) => ({
  isProductPage: getPageContext().item?.id === itemId,
  layout: document.body.dataset['productLayout'] ?? 'default',
})

/** Records the look at the cart page, and entries that are removed from the cart. */
function watchCart(loaded: WatchedCart | undefined): void {
  let cart = loaded
  let isSeen = document.querySelector('#sqs-cart-root') === null
  const recordLook = () => {
    if (isSeen || !cart) return
    isSeen = true
    const { entries, subtotalAmount } = cart
    const currency = subtotalAmount.currencyCode
    track('view_cart', () =>
      buildViewCart(
        entries.map((entry) => toShopperEntry(entry, currency)),
        currency,
      ),
    )
  }
  recordLook()
  const update = ({ shoppingCart }: { readonly shoppingCart?: WatchedCart }) => {
    if (!shoppingCart) return
    const before = cart
    cart = shoppingCart
    recordLook()
    for (const entry of before?.entries ?? []) {
      const now = shoppingCart.entries.find(({ id }) => id === entry.id)
      const quantity = entry.quantity - (now?.quantity ?? 0)
      const currency = shoppingCart.subtotalAmount.currencyCode
      if (quantity > 0)
        track('remove_from_cart', () =>
          buildRemoveFromCart({ ...toShopperEntry(entry, currency), quantity }),
        )
    }
  }
  for (const type of CART_EVENTS) onShopEvent(type, update)
}

function toShopperEntry(entry: WatchedEntry, currency: string): ShopperEntry {
  const { itemId: id, title, productType: type, purchasePriceCents: priceCents } = entry
  const { quantity, chosenVariant: variant } = entry
  return {
    product: { id, title, type, priceCents, currency },
    quantity,
    variant,
    isSubscription: false,
  }
}
