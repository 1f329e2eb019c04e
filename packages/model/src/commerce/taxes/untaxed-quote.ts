import type { DiscountPart } from '../discount.ts'
import { computeQuote, type Quote, type QuotedLine } from '../quote.ts'
import { splitMinor, sum } from '../split.ts'
import { pickRates, pickShippingRates, removeIncludedTax } from './tax-rates.ts'

/**
 * Computes the price of a cart without tax. Included tax is taken off each unit price, of discounts and of shipping, after
 * the discounts and the price of shipping were chosen by the prices that buyers see in the shop.
 */
export function computeUntaxedQuote(input: Parameters<typeof computeQuote>[0]): Quote {
  const { entries, taxRates = [], taxIncluded = false, shippingTaxClass = null } = input
  const quote = computeQuote({ ...input, taxRates: [] })
  if (!taxIncluded) return quote
  const lines = quote.lines.map((line, index) => {
    const entry = entries[index]
    const rates = pickRates(taxRates, entry?.taxClass ?? null)
    const removeTax = (amount: bigint) => removeIncludedTax(amount, rates)
    return entry && (entry.isTaxed ?? true)
      ? {
          ...line,
          ...removeTaxOfPart(removeTax(entry.unitPriceMinor) * BigInt(entry.quantity), {
            ...line,
            removeTax,
          }),
        }
      : line
  })
  const { shippingDiscount } = quote
  const shippingRates = pickShippingRates(taxRates, shippingTaxClass)
  const removeTax = (amount: bigint) => removeIncludedTax(amount, shippingRates)
  const shipping = removeTaxOfPart(removeTax(quote.shippingMinor), {
    subtotalMinor: quote.shippingMinor,
    discountMinor: quote.shippingDiscountMinor,
    discounts: shippingDiscount ? [shippingDiscount] : [],
    removeTax,
  })
  const parts = [...lines.flatMap(({ discounts }) => discounts), ...shipping.discounts]
  const subtotalMinor = sum(lines.map((line) => line.subtotalMinor))
  const discountMinor = sum(parts.map(({ amountMinor }) => amountMinor))
  return {
    ...quote,
    lines,
    subtotalMinor,
    discountMinor,
    shippingMinor: shipping.subtotalMinor,
    shippingDiscountMinor: shipping.discountMinor,
    shippingDiscount: shipping.discounts[0],
    applied: quote.applied.map(({ discount }) => ({
      discount,
      amountMinor: sum(
        parts
          .filter(({ discountId }) => discountId === discount.id)
          .map(({ amountMinor }) => amountMinor),
      ),
    })),
    grandTotalMinor: subtotalMinor - discountMinor + shipping.subtotalMinor,
  }
}

/** Takes the tax off the discounts of a price, whose amount without tax is `subtotalMinor`; what is free stays free. */
function removeTaxOfPart(
  subtotalMinor: bigint,
  priced: Pick<QuotedLine, 'subtotalMinor' | 'discountMinor' | 'discounts'> & {
    readonly removeTax: (amount: bigint) => bigint
  },
): Pick<QuotedLine, 'subtotalMinor' | 'discountMinor' | 'discounts'> {
  if (priced.discountMinor === 0n) return { subtotalMinor, discountMinor: 0n, discounts: [] }
  const rest = subtotalMinor - priced.removeTax(priced.subtotalMinor - priced.discountMinor)
  const discountMinor = rest > 0n ? rest : 0n
  const shares = splitMinor(
    discountMinor,
    priced.discounts.map(({ amountMinor }) => amountMinor),
  )
  const discounts = priced.discounts
    .map((part, index): DiscountPart => ({ ...part, amountMinor: shares[index] ?? 0n }))
    .filter(({ amountMinor }) => amountMinor > 0n)
  return { subtotalMinor, discountMinor, discounts }
}
