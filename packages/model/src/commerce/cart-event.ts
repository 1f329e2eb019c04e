/**
 * The CustomEvents that islands dispatch on `document` when the cart changes. `loaded` and `recalculateEnd` carry
 * `{ shoppingCart }` in `detail`, the cart from the server; it is absent if the request failed or there is no cart.
 *
 * @see storefront spec §4 "Cart load": loading and loaded; recalculate-start and recalculate-end.
 */
export const cartEvents = {
  loading: 'cart:loading',
  loaded: 'cart:loaded',
  recalculateStart: 'cart:recalculate-start',
  recalculateEnd: 'cart:recalculate-end',
} as const
