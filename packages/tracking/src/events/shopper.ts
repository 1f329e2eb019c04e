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
function getShopperFields(): EventFields {
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

/** Builds the payload of related items that were shown. */
export function buildRelatedItems(itemIds: readonly string[], cartId: string): EventFields {
  return { ...getShopperFields(), item_ids: itemIds, cart_id: cartId }
}

/** A name with its id. */
interface Named {
  readonly id: string
  readonly name: string
}

/** Builds the payload of a tab of reviews that was opened. */
export function buildReviewsTab(tab: {
  readonly item: Named
  readonly category: Named
  readonly collection: Named
  readonly type: string
}): EventFields {
  const { item, category, collection, type } = tab
  return {
    ...getShopperFields(),
    item_id: item.id,
    item_name: item.name,
    category_id: category.id,
    category_name: category.name,
    collection_id: collection.id,
    collection_name: collection.name,
    tab_type: type,
  }
}

/** Builds the payload of a video collection, of gated content and of the video paywall. */
export function buildVideoCollection(video: {
  readonly collectionId: string | undefined
  readonly itemId: string | undefined
  readonly accessStatus: string
}): EventFields {
  return {
    ...getShopperFields(),
    content_collection_id: video.collectionId,
    content_item_id: video.itemId,
    viewer_access_status: video.accessStatus,
    page_path: location.pathname,
  }
}
