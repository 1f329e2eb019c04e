import { localizePath } from '../../page-context.ts'
import { readChosenItem } from './purchase.ts'

/**
 * Opens the page on which the buyer makes the gift card a present.
 *
 * @see storefront spec §2 "Gift card product"
 */
export function openGiftCardPage(button: HTMLElement): void {
  const { itemId, sku, quantity } = readChosenItem(button)
  const query = { itemId, ...(sku !== null && { sku }), quantity: `${quantity}` }
  location.assign(localizePath(`/checkout/gift-card?${new URLSearchParams(query).toString()}`))
}
