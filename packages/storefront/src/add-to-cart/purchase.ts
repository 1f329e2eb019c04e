import type { addCartEntry } from '@vitrine/contract'
import { chosenVariant } from '@vitrine/model'
import { changeCart } from '../cart/change-cart.ts'
import { call, Unanswered } from '../http.ts'
import {
  offerIn,
  type PageVariant,
  productRoot,
  quantityIn,
  typeOfButton,
} from '../product/page-product.ts'
import type { Wanted } from './fault.ts'

declare global {
  /** What the page tells scripts about itself; only what is read here. @see compat §8 */
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

/** Whether buttons of this page skip the cart and go straight to the checkout. */
export function isExpressCheckout(button: HTMLElement): boolean {
  const settings = globalThis.Static?.SQUARESPACE_CONTEXT?.websiteSettings?.storeSettings
  return button.dataset['expressCheckout'] === 'true' || settings?.expressCheckout === true
}

/** What the buyer has chosen on the page around `button`. */
export function wantedBy(button: HTMLElement): Wanted<PageVariant> {
  const root = productRoot(button)
  const element = root.querySelector<HTMLElement>('.product-variants')
  const offer = element ? offerIn(element) : { options: [], variants: [], choice: {} }
  return { type: typeOfButton(button), ...offer, quantity: quantityIn(root) }
}

/**
 * Adds what is chosen around `button`. Throws `Refused` with the sentence to show. When there was no
 * answer, the next attempt at the same goes under the same key: whatever came of the first, it is added once.
 */
export async function purchase(button: HTMLElement): Promise<void> {
  const { options, variants, choice, quantity } = wantedBy(button)
  const itemId = button.dataset['itemId'] ?? ''
  const sku = chosenVariant(variants, options, choice)?.sku ?? null
  const body = { itemId, sku, quantity }
  const about = JSON.stringify(body)
  const key = unanswered?.about === about ? unanswered.key : newKey()
  unanswered = undefined
  try {
    await changeCart(() =>
      call<typeof addCartEntry>('POST', '/api/commerce/shopping-cart/entries', body, key),
    )
  } catch (error) {
    if (error instanceof Unanswered) unanswered = { about, key }
    throw error
  }
}

/** The last attempt that nobody answered. */
let unanswered: { readonly about: string; readonly key: string } | undefined

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
