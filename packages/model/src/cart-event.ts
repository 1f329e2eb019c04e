/**
 * What islands tell each other on `document`, as CustomEvents. `loaded` and `recalculateEnd` carry
 * `{ shoppingCart }` in `detail`, the cart as the server answered it; it is absent when there was no
 * answer, or no cart to load.
 *
 * @see storefront spec §4 "Cart load": loading and loaded; recalculate-start and recalculate-end.
 */
export const cartEvents = {
  loading: 'cart:loading',
  loaded: 'cart:loaded',
  recalculateStart: 'cart:recalculate-start',
  recalculateEnd: 'cart:recalculate-end',
} as const
