/** Messages of the cart pill, which every page loads. */
export const cartPill = {
  'cart.itemCount': { one: 'item', other: 'items' },
} as const
