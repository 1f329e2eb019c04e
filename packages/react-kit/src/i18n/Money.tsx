import type { Money as Amount } from '@vitrine/model'
import { type AmountOptions, formatAmount } from './format-amount.ts'
import { useLocale } from './locale.tsx'

type MoneyProps = AmountOptions & {
  readonly amount: Amount
} & (
    | { readonly showsFree?: false; readonly freeLabel?: string }
    /** Shows the label, such as "Free", if the amount is zero. */
    | { readonly showsFree: true; readonly freeLabel: string }
  )

/**
 * Renders an amount as the locale writes it: "£28.00", "28,00 €". Throws a TypeError if the label for zero is missing.
 *
 * @see platform spec §5 "A money display", storefront spec §9 "Currency"
 */
export function Money({ amount, showsFree, freeLabel, ...options }: MoneyProps) {
  const { formatting } = useLocale()
  if (showsFree && !freeLabel)
    throw new TypeError('Invalid money: "showsFree" requires a "freeLabel".')
  if (showsFree && amount.minor === 0n) return freeLabel
  return formatAmount(amount, formatting, options)
}
