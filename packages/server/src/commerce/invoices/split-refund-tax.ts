import { splitMinor } from '@vitrine/model'
import type { LineTax } from '../orders/index.ts'
import { computeRefundTax, type RefundParts } from './refund-tax.ts'

/** A part of a refund that has one tax: its amount without tax, and that tax. */
export interface RefundedTax extends Omit<LineTax, 'lineId'> {
  readonly netMinor: bigint
}

interface Part {
  readonly netMinor: bigint
  readonly taxMinor: bigint
}

/**
 * Returns the taxes of a refund by rate, which add up to the tax on its credit note. Those of a line, and of shipping, are
 * split over their rates; those of what was refunded without any item over all rates of the order.
 */
export function splitRefundTax(
  parts: RefundParts,
  taxes: readonly LineTax[],
): readonly RefundedTax[] {
  const tax = computeRefundTax(parts)
  const forLines = parts.refund.lines.flatMap(({ orderLineId }, index) => {
    const taxMinor = tax.lines[index] ?? 0n
    const part = { netMinor: (tax.amounts[index] ?? 0n) - taxMinor, taxMinor }
    return splitPart(
      part,
      taxes.filter(({ lineId }) => lineId === orderLineId),
    )
  })
  const onShipping = taxes.filter(({ lineId }) => lineId === null)
  const forShipping = splitPart(toPart(tax.shipping), onShipping)
  return [...forLines, ...forShipping, ...splitSurplus(toPart(tax.surplus), taxes)]
}

function toPart(paid: { readonly amountMinor: bigint; readonly taxMinor: bigint }): Part {
  return { netMinor: paid.amountMinor - paid.taxMinor, taxMinor: paid.taxMinor }
}

/**
 * Splits a tax over rates by their amounts; all of them were computed on the same net amount. Nothing was refunded of a
 * part without amounts.
 */
function splitPart({ netMinor, taxMinor }: Part, taxes: readonly LineTax[]): RefundedTax[] {
  if (netMinor === 0n && taxMinor === 0n) return []
  const shares = splitMinor(
    taxMinor,
    taxes.map(({ amountMinor }) => amountMinor),
  )
  return taxes.map(({ lineId: _line, ...tax }, index) => ({
    ...tax,
    netMinor,
    amountMinor: shares[index] ?? 0n,
  }))
}

/** Splits a tax, and the amount that it is in, over all rates of an order. */
function splitSurplus({ netMinor, taxMinor }: Part, taxes: readonly LineTax[]): RefundedTax[] {
  const nets = splitMinor(
    netMinor,
    taxes.map(({ amountMinor }) => amountMinor),
  )
  return splitPart({ netMinor, taxMinor }, taxes).map((part, index) => ({
    ...part,
    netMinor: nets[index] ?? 0n,
  }))
}
