import type { ShoppingCart } from '@vitrine/contract'
import { formatMoney, fromCents } from '@vitrine/model'
import { pageLanguage } from '../page-words.ts'

/** The subtotal as the page's language writes it: the cart itself has it in the site's own. */
export function subtotalOf({ subtotalCents, subtotalAmount }: ShoppingCart): string {
  const amount = fromCents(subtotalCents, subtotalAmount.currencyCode)
  return formatMoney(amount, pageLanguage())
}
