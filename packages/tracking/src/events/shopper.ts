import { getVisitorRecord } from '../visitor.ts'
import { getPageContext } from '../page.ts'
import type { EventFields } from './client.ts'
import { getSessionInfo } from './session.ts'
import { getSiteUserId } from './site-user.ts'

/** A product as shopper events name it. */
export interface ShopperProduct {
  readonly id: string
  readonly title: string
  readonly type: string
  /** The price in hundredths. */
  readonly priceCents: number
  readonly currency: string
}

interface ProductPage {
  readonly product: ShopperProduct
  /** Whether the event happened on the page of the product, not in a list. */
  readonly isProductPage: boolean
  /** The layout of the page. */
  readonly layout: string
}

/** An entry of the cart as shopper events name it. */
export interface ShopperEntry {
  readonly product: ShopperProduct
  readonly quantity: number
  readonly variant: EventFields
  readonly isSubscription: boolean
}

/** Returns what all shopper events carry. @see platform spec §3 "Shopper tracking payloads" */
export function getShopperFields(): EventFields {
  const userId = getSiteUserId()
  return {
    website_id: getPageContext().website?.id,
    logged_in: userId !== undefined,
    user_id: userId,
    session_cookie: getSessionInfo()?.sessionId,
    visitor_cookie: getVisitorRecord(),
  }
}

const getProductFields = ({ id, title, type, priceCents, currency }: ShopperProduct) => ({
  item_id: id,
  item_title: title,
  item_type: type,
  item_price: priceCents / 100,
  currency_code: currency,
})

/** Builds the payload of a product view. */
export function buildProductView({ product, isProductPage, layout }: ProductPage): EventFields {
  return {
    ...getShopperFields(),
    page_id: getPageContext().collection?.id,
    product_page: isProductPage,
    pdp_layout: layout,
    ...getProductFields(product),
  }
}

/** Builds the payload of a product added to the cart. */
export function buildAddToCart(page: ProductPage, cartId: string): EventFields {
  return { ...buildProductView(page), cart_id: cartId }
}

/** Builds the payload of a look at the cart. */
export function buildViewCart(entries: readonly ShopperEntry[], currency: string): EventFields {
  const cents = entries.reduce(
    (sum, { product, quantity }) => sum + product.priceCents * quantity,
    0,
  )
  return {
    ...getShopperFields(),
    num_items_in_cart: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    product_types_list: [...new Set(entries.map(({ product }) => product.type))],
    purchase_type_list: [
      ...new Set(
        entries.map(({ isSubscription }) => (isSubscription ? 'subscription' : 'one-time')),
      ),
    ],
    cart_value: cents / 100,
    currency_code: currency,
  }
}

/** Builds the payload of an entry removed from the cart. */
export function buildRemoveFromCart({ product, quantity, variant }: ShopperEntry): EventFields {
  return {
    ...getShopperFields(),
    ...getProductFields(product),
    item_variant_object: variant,
    item_quantity: quantity,
  }
}
