import type { ShoppingCart } from '@vitrine/contract'
import { formatMoney, fromCents } from '@vitrine/model'
import { getPageLanguage } from '../../page-context.ts'

/** Formats the subtotal in the page's language; the cart's own text is in the site's language. */
export function formatSubtotal({ subtotalCents, subtotalAmount }: ShoppingCart): string {
  const amount = fromCents(subtotalCents, subtotalAmount.currencyCode)
  return formatMoney(amount, getPageLanguage())
}
