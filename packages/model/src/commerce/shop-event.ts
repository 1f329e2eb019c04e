/**
 * The CustomEvents on `document` that tell what a visitor does in the shop, for tracking and for scripts of themes.
 * `detail` names the product: `{ itemId }`.
 *
 * @see storefront spec §7 "Client analytics events"
 */
export const shopEvents = {
  quickView: 'shop:quick-view',
} as const
