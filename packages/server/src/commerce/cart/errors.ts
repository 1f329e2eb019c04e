import { cartMessages, chooseOptionsMessage } from '@vitrine/model'
import { AppError, defineErrors } from '../../platform/http/app-error.ts'

/** @see storefront spec §5 "Add to cart" */
export const cartErrors = defineErrors('cart', {
  quantityNotNumber: [400, cartMessages.quantityNotNumber],
  quantityNotWhole: [400, cartMessages.quantityNotWhole],
  quantityTooLarge: [400, cartMessages.quantityTooLarge],
  denominationMissing: [400, cartMessages.denominationMissing],
  optionsMissing: [400, chooseOptionsMessage(['…'])],
  malformedFields: [400, 'One or more fields is invalid, please check your entries.'],
  variantUnavailable: [404, cartMessages.variantUnavailable],
  unknownEntry: [404, 'This item is no longer in your cart.'],
  alreadyMember: [409, cartMessages.alreadyMember],
  notEnoughStock: [409, cartMessages.notEnoughStock],
  cartFull: [409, 'Your cart is full: it holds 100 different items.'],
})

export type CartProblem = keyof typeof cartErrors

export function isCartProblem(name: string): name is CartProblem {
  return Object.hasOwn(cartErrors, name)
}

/** A product of which it is not said which variant is meant. */
export class OptionsMissing extends AppError {
  /** Which of the product's options are still to be chosen, from 0. */
  readonly indexes: readonly number[]

  constructor(options: readonly string[], missing: readonly string[] = options) {
    super('cart.optionsMissing', 400, chooseOptionsMessage(missing))
    this.indexes = missing.map((name) => options.indexOf(name))
  }
}
