/** The maximum count that the cart pill shows as a number. @see storefront spec §9 */
export const MAX_PILL_COUNT = 100

/** Formats the item count for the cart pill; "100+" above the maximum. */
export function formatPillCount(totalQuantity: number): string {
  return totalQuantity > MAX_PILL_COUNT ? `${MAX_PILL_COUNT}+` : String(totalQuantity)
}
