import type { addCartEntry, subscribe } from '@vitrine/contract'
import { getChosenVariant, shopEvents } from '@vitrine/model'
import { changeCart } from '../../cart/change-cart.ts'
import { callApi, NetworkError } from '../../call-api.ts'
import { localizePath } from '../../page-context.ts'
import {
  readOffer,
  type PageVariant,
  findProductRoot,
  readQuantity,
  readButtonProductType,
} from '../../product/page-product.ts'
import { emitShopEvent } from '../../shop-events.ts'
import type { PurchaseRequest } from './validate-purchase.ts'

declare global {
  /** The static context of the page; only the fields read here. @see compat §8 */
  var Static:
    | {
        readonly SQUARESPACE_CONTEXT?: {
          readonly websiteSettings?: {
            readonly storeSettings?: { readonly expressCheckout?: boolean }
          }
        }
      }
    | undefined
}

/** Returns whether add-to-cart buttons lead straight to the checkout. */
export function isExpressCheckout(button: HTMLElement): boolean {
  if (isSubscription(button)) return false
  const settings = globalThis.Static?.SQUARESPACE_CONTEXT?.websiteSettings?.storeSettings
  return button.dataset['expressCheckout'] === 'true' || settings?.expressCheckout === true
}

/** Reads the buyer's choice from the page around `button`. */
export function readPurchaseRequest(button: HTMLElement): PurchaseRequest<PageVariant> {
  const root = findProductRoot(button)
  const element = root.querySelector<HTMLElement>('.product-variants')
  const offer = element ? readOffer(element) : { options: [], variants: [], choice: {} }
  return { type: readButtonProductType(button), ...offer, quantity: readQuantity(root) }
}

/**
 * Adds the choice around `button` to the cart, with the answers to the form of the product as JSON. Throws `RequestError` with the message to show. After a network
 * error the next attempt at the same choice uses the same idempotency key, so it is added once.
 */
export async function purchase(button: HTMLElement, additionalFields?: string): Promise<void> {
  const body = {
    ...readChosenItem(button),
    ...(additionalFields !== undefined && { additionalFields }),
  }
  if (isSubscription(button)) return openSubscription(body)
  const intention = JSON.stringify(body)
  const key = unanswered?.about === intention ? unanswered.key : newKey()
  unanswered = undefined
  try {
    const { newlyAdded } = await changeCart(() =>
      callApi<typeof addCartEntry>('POST', '/api/commerce/shopping-cart/entries', body, key),
    )
    emitShopEvent(shopEvents.addToCart, { newlyAdded, quantity: body.quantity })
  } catch (error) {
    if (error instanceof NetworkError) unanswered = { about: intention, key }
    throw error
  }
}

/** Returns whether a button sells a subscription, which never enters the cart. */
function isSubscription({ dataset }: HTMLElement): boolean {
  return dataset['isSubscription'] === 'true'
}

/** Opens the page where the choice is subscribed to. @see storefront spec §2 "Subscription product" */
async function openSubscription({
  quantity: qty,
  ...item
}: ReturnType<typeof readChosenItem>): Promise<void> {
  const { cartToken } = await callApi<typeof subscribe>(
    'POST',
    '/api/3/commerce/cart/subscription',
    { ...item, qty },
  )
  location.assign(localizePath(`/checkout/subscription?cartToken=${cartToken}`))
}

/** Reads the item, the variant and the quantity that the buyer chose around `button`. */
export function readChosenItem(button: HTMLElement) {
  const { options, variants, choice, quantity } = readPurchaseRequest(button)
  const sku = getChosenVariant(variants, options, choice)?.sku ?? null
  return { itemId: button.dataset['itemId'] ?? '', sku, quantity }
}

/** The last attempt without a response. */
let unanswered: { readonly about: string; readonly key: string } | undefined

/** Creates 128 random bits as hex; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
