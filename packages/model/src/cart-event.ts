/**
 * What islands tell each other on `document`, as CustomEvents.
 *
 * @see storefront spec §4 "Cart load": loading and loaded; recalculate-start and recalculate-end.
 */
export const cartEvents = {
  loading: 'cart:loading',
  loaded: 'cart:loaded',
  recalculateStart: 'cart:recalculate-start',
  recalculateEnd: 'cart:recalculate-end',
} as const
