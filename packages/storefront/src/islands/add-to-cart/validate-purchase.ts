import {
  type cartMessages,
  type Choice,
  createChooseOptionsMessage,
  getChosenVariant,
  isInStock,
  message,
  type Message,
  type OptionedVariant,
  type ProductType,
  validateQuantity,
  getUnselectedOptions,
} from '@vitrine/model'

/** The product, the buyer's choice and the quantity. */
export interface PurchaseRequest<V extends OptionedVariant> {
  readonly type: ProductType | undefined
  /** The option names in their order; empty for a product without options. */
  readonly options: readonly string[]
  readonly variants: readonly V[]
  readonly choice: Choice
  /** NaN if the input is not a number. */
  readonly quantity: number
}

type CartMessage = Message<keyof typeof cartMessages>

/**
 * Returns the error message of a purchase; undefined if it is valid. The server validates again.
 *
 * @see storefront spec §5 "Add to cart"
 */
export function validatePurchase<V extends OptionedVariant>(
  request: PurchaseRequest<V>,
): CartMessage | undefined {
  const { type, options, variants, choice, quantity } = request
  if (options.length > 0) {
    const unselected = getUnselectedOptions(options, choice)
    if (unselected.length > 0 && type === 'gift-card') return message('cart.denominationMissing')
    if (unselected.length > 0) return createChooseOptionsMessage(unselected)
    const variant = getChosenVariant(variants, options, choice)
    if (!variant) return message('cart.variantUnavailable')
    if (!isInStock(variant, type)) return message('cart.notEnoughStock')
  }
  const error = validateQuantity(quantity)
  return error && message(`cart.${error}`)
}

/** Returns the title of the error dialog. @see storefront spec §8 */
export function getErrorTitle(type: ProductType | undefined, isExpress: boolean): CartMessage {
  if (type === 'gift-card') return message('cart.unableToPurchaseGiftCard')
  return message(isExpress ? 'cart.unableToPurchase' : 'cart.unableToAdd')
}
