/** The pill shows "100+" above this. @see storefront spec §9 */
export const PILL_MAX = 100

/** The count as the pill shows it. */
export function pillCount(totalQuantity: number): string {
  return totalQuantity > PILL_MAX ? `${PILL_MAX}+` : String(totalQuantity)
}
