import {
  cartMessages,
  type Choice,
  chooseOptionsMessage,
  chosenVariant,
  isInStock,
  type OptionedVariant,
  type ProductType,
  quantityFault,
  unselectedOptions,
} from '@vitrine/model'

/** What a buyer is about to add, as the page has it. */
export interface Wanted<V extends OptionedVariant> {
  readonly type: ProductType | undefined
  /** Option names in their order; none for a product without variants to choose from. */
  readonly options: readonly string[]
  readonly variants: readonly V[]
  readonly choice: Choice
  /** NaN when what was typed is no number. */
  readonly quantity: number
}

/**
 * What is wrong with adding it, in words, if anything.
 *
 * @see storefront spec §5 "Add to cart"; the server asks the same questions again
 */
export function addFault<V extends OptionedVariant>(wanted: Wanted<V>): string | undefined {
  const { type, options, variants, choice, quantity } = wanted
  if (options.length > 0) {
    const unselected = unselectedOptions(options, choice)
    if (unselected.length > 0 && type === 'gift-card') return cartMessages.denominationMissing
    if (unselected.length > 0) return chooseOptionsMessage(unselected)
    const variant = chosenVariant(variants, options, choice)
    if (!variant) return cartMessages.variantUnavailable
    if (!isInStock(variant, type)) return cartMessages.notEnoughStock
  }
  const fault = quantityFault(quantity)
  return fault && cartMessages[fault]
}

/** What the alert is titled. @see storefront spec §8 */
export function faultTitle(type: ProductType | undefined, isExpress: boolean): string {
  if (type === 'gift-card') return cartMessages.unableToPurchaseGiftCard
  return isExpress ? cartMessages.unableToPurchase : cartMessages.unableToAdd
}
