import type { PredicateTable } from '../plugin.ts'
import { hasVariants, hasVariedPrices, isOnSale, isSoldOut } from '../product.ts'

/** The predicates about products; the current value is the product. */
export const commerce: PredicateTable = {
  'has-variants?': () => (run) => hasVariants(run.frame.node),
  'on-sale?': () => (run) => isOnSale(run.frame.node),
  'sold-out?': () => (run) => isSoldOut(run.frame.node),
  'varied-prices?': () => (run) => hasVariedPrices(run.frame.node),
}
