import { message, type Message } from '../messages/message.ts'
import type { Stock } from './product.ts'

/** The maximum quantity of a cart entry. @see storefront spec §9 "Quantity min 1, max 9999" */
export const MAX_QUANTITY = 9999

export type QuantityError = 'quantityNotNumber' | 'quantityNotWhole' | 'quantityTooLarge'

/**
 * Returns the error of a quantity from JSON; undefined for a whole number from 1 to MAX_QUANTITY. The page
 * validates before it sends, the server before it stores.
 */
export function validateQuantity(quantity: unknown): QuantityError | undefined {
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return 'quantityNotNumber'
  if (!Number.isInteger(quantity) || quantity < 1) return 'quantityNotWhole'
  if (quantity > MAX_QUANTITY) return 'quantityTooLarge'
  return undefined
}

/** Returns the message why an entry cannot be bought as it is; undefined if it can. */
export function getEntryError(
  entry: Stock & {
    readonly isSold: boolean
    readonly quantity: number
    /** Whether the form of its product must be filled in first. */
    readonly needsForm: boolean
  },
): Message<'cart.variantUnavailable' | 'cart.notEnoughStock' | 'cart.formMissing'> | undefined {
  if (!entry.isSold) return message('cart.variantUnavailable')
  if (!entry.unlimited && entry.qtyInStock < entry.quantity) return message('cart.notEnoughStock')
  return entry.needsForm ? message('cart.formMissing') : undefined
}

/** Returns the message that asks for options. @see storefront spec §5 "Every option must be selected" */
export function createChooseOptionsMessage(
  options: readonly string[],
): Message<'cart.chooseOption' | 'cart.chooseOptions'> {
  const last = options.at(-1) ?? ''
  return options.length <= 1
    ? message('cart.chooseOption', { option: last })
    : message('cart.chooseOptions', { options: options.slice(0, -1).join(', '), last })
}
