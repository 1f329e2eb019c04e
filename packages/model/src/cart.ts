import type { Stock } from './product.ts'

/** @see storefront spec §9 "Quantity min 1, max 9999" */
export const MAX_QUANTITY = 9999

/** Word for word what the visitor reads. @see storefront spec §5, §8; for the largest quantity it has no words */
export const cartMessages = {
  quantityNotNumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityTooLarge: 'The largest quantity is 9999.',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnoughStock: 'Sorry, we do not have enough of that item available.',
  alreadyMember: 'You already have access to this.',
  denominationMissing: 'Select a denomination for the Gift Card',
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
  tooManyRequests: 'Please try again in a few seconds.',
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  unableToUpdateQuantity: 'Unable to update quantity',
  unableToRemove: 'Unable to remove item',
  unableToUpdateForm: 'Unable to update form',
  unableToOpenForm: 'Unable to open form',
  checkConnection: 'Please check your internet connection.',
  tryAgain: 'Please try again.',
  empty: 'You have nothing in your shopping cart.',
} as const

/** @see storefront spec §2 "/cart" */
export function belowMinimumMessage(subtotal: string): string {
  return `To check out, your order subtotal must be ${subtotal} or more.`
}

export type QuantityFault = 'quantityNotNumber' | 'quantityNotWhole' | 'quantityTooLarge'

/**
 * What is wrong with a quantity given as JSON, if anything: it must be a whole number in
 * 1..MAX_QUANTITY. The page asks before it sends, the server before it stores.
 */
export function quantityFault(given: unknown): QuantityFault | undefined {
  if (typeof given !== 'number' || !Number.isFinite(given)) return 'quantityNotNumber'
  if (!Number.isInteger(given) || given < 1) return 'quantityNotWhole'
  if (given > MAX_QUANTITY) return 'quantityTooLarge'
  return undefined
}

/** What keeps an entry of a cart from being bought as it is, in words, if anything. */
export function entryFault(
  entry: Stock & { readonly isSold: boolean; readonly quantity: number },
): string | undefined {
  if (!entry.isSold) return cartMessages.variantUnavailable
  return entry.unlimited || entry.qtyInStock >= entry.quantity
    ? undefined
    : cartMessages.notEnoughStock
}

/** Which options are still to be chosen, in words. @see storefront spec §5 "Every option must be selected" */
export function chooseOptionsMessage(options: readonly string[]): string {
  const last = options.at(-1) ?? ''
  if (options.length <= 1) return `Please select the ${last} option.`
  if (options.length === 2) return `Please select the ${options[0]} and ${last} options.`
  return `Please select the ${options.slice(0, -1).join(', ')} and ${last} options.`
}
