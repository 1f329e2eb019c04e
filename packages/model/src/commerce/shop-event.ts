import type { WireMoney } from '../platform/money.ts'

/**
 * The CustomEvents on `document` that tell what a visitor does in the shop, for tracking and for scripts of themes.
 * `ShopEventDetails` types the `detail` of each event.
 *
 * @see storefront spec §7 "Client analytics events"
 */
export const shopEvents = {
  quickView: 'shop:quick-view',
  /** The visitor opened the page of a product. */
  visitProductPage: 'shop:visit-product-page',
  /** A product is shown whole: on its page, or over a list. */
  viewProduct: 'shop:view-product',
  addToCart: 'shop:add-to-cart',
  /** An order was placed. It is emitted once for each order. */
  purchase: 'shop:purchase',
} as const

export type ShopEvent = (typeof shopEvents)[keyof typeof shopEvents]

/** Begins the key under which the browser stores that an order was announced. Its id follows. */
export const PURCHASE_STORAGE_PREFIX = 'purchase:'

/** The `detail` of each event of the shop. */
export interface ShopEventDetails {
  readonly 'shop:quick-view': { readonly itemId: string }
  readonly 'shop:visit-product-page': ShopProduct
  readonly 'shop:view-product': ShopProduct
  readonly 'shop:add-to-cart': ShopAddition
  readonly 'shop:purchase': ShopOrder
}

/** A product in the events of the shop. @see storefront spec §3 "Product (storefront)" */
export interface ShopProduct {
  readonly id: string
  readonly name: string
  /** The code of its type. */
  readonly productType: number
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  /** The lowest price that is charged. */
  readonly price: WireMoney
  readonly variants: readonly {
    readonly sku: string
    readonly price: WireMoney
    readonly attributes: Readonly<Record<string, string>>
  }[]
}

/** An item that a visitor added to the cart. @see storefront spec §3 "Cart entry" */
export interface ShopAddition {
  /** The entry of the cart, of which more may be there than were added. */
  readonly newlyAdded: {
    readonly id: string
    readonly itemId: string
    readonly title: string
    readonly productType: string
    readonly chosenVariant: {
      readonly sku: string
      readonly attributes: Readonly<Record<string, string>>
    }
    /** The price of one in hundredths. */
    readonly purchasePriceCents: number
    readonly subTotal: WireMoney
  }
  /** The quantity that was added. */
  readonly quantity: number
}

/** A placed order in the events of the shop. @see storefront spec §3 "Order (for analytics)" */
export interface ShopOrder {
  readonly id: string
  readonly purchasedCartId: string
  /** Whether no money moved. */
  readonly testMode: boolean
  readonly websiteId: string
  readonly grandTotal: WireMoney
  readonly shippingTotal: WireMoney
  readonly taxTotal: WireMoney
  readonly items: readonly {
    readonly sku: string
    readonly productName: string
    readonly quantity: number
    readonly unitPrice: WireMoney
  }[]
}

/** The attribute of the scripts in a page whose JSON is the `detail` of an event that the page itself is. */
export const SHOP_EVENT_ATTRIBUTE = 'data-shop-event'
