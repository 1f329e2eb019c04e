import { createChooseOptionsMessage, getTranslate } from '@vitrine/model'
import { AppError, defineErrors } from '../../platform/http/app-error.ts'

/** @see storefront spec §5 "Add to cart" */
export const cartErrors = defineErrors('cart', {
  quantityNotNumber: [400, 'Invalid quantity'],
  quantityNotWhole: [400, 'Invalid quantity'],
  quantityTooLarge: [400, 'Quantity too large'],
  denominationMissing: [400, 'Missing denomination'],
  optionsMissing: [400, 'Missing options'],
  malformedFields: [400, 'Invalid fields'],
  formMissing: [400, 'Missing answers'],
  variantUnavailable: [404, 'Unavailable variant'],
  unknownEntry: [404, 'Unknown cart entry'],
  alreadyMember: [409, 'Existing membership'],
  subscriptionOnly: [409, 'Subscription product'],
  notEnoughStock: [409, 'Insufficient stock'],
  cartFull: [409, 'Full cart'],
})

export type CartProblem = keyof typeof cartErrors

export function isCartProblem(name: string): name is CartProblem {
  return Object.hasOwn(cartErrors, name)
}

/** The error for a product whose options are not all chosen. */
export class OptionsMissing extends AppError {
  /** The indexes of the options that are not chosen yet, from 0. */
  readonly indexes: readonly number[]

  constructor(options: readonly string[], missing: readonly string[] = options) {
    const message = getTranslate('en')(createChooseOptionsMessage(missing))
    super('cart.optionsMissing', 400, message, { params: { options: missing.join(', ') } })
    this.indexes = missing.map((name) => options.indexOf(name))
  }
}
