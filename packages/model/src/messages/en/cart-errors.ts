/** Errors of a cart. */
export const cartErrors = {
  'cart.optionsMissing': 'Please select the {options} option.',
  'cart.malformedFields': 'One or more fields is invalid, please check your entries.',
  'cart.unknownEntry': 'This item is no longer in your cart.',
  'cart.alreadyMember': 'You already have access to this.',
  'cart.cartFull': 'Your cart is full. It can hold up to 100 different items.',
  'cart.subscriptionOnly': 'This item is sold as a subscription. Subscribe on its page.',
} as const
