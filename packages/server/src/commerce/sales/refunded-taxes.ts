import { splitMinor } from '@vitrine/model'
import { computeRefundTax } from '../invoices/index.ts'
import type { TaxRow } from './breakdown-store.ts'
import type { TaxedRefund } from './refund-tax-store.ts'

/** A part of a refund that has one tax: its amount without tax, and that tax. */
interface RefundedTax {
  readonly country: string | null
  readonly name: string
  readonly rateMillionths: number
  readonly netMinor: bigint
  readonly taxMinor: bigint
}

type Part = Pick<RefundedTax, 'netMinor' | 'taxMinor'>

/**
 * Returns the taxes of a refund by rate, which add up to the tax on its credit note. Those of a line, and of shipping, are
 * split over their rates; those of what was refunded without any item over all rates of the order.
 */
export function listRefundedTaxes(given: TaxedRefund): readonly RefundedTax[] {
  const { order, orderLines, lines, totalMinor, taxes } = given
  const refund = { lines, totalMinor, shippingMinor: given.shippingMinor }
  const earlier = [{ lines: given.earlier }]
  const tax = computeRefundTax({ order, lines: orderLines, refund, earlier })
  const ofLines = lines.flatMap(({ orderLineId }, index) => {
    const taxMinor = tax.lines[index] ?? 0n
    const part = { netMinor: (tax.amounts[index] ?? 0n) - taxMinor, taxMinor }
    return splitPart(
      part,
      taxes.filter(({ lineId }) => lineId === orderLineId),
    )
  })
  const shipping = toPart(tax.shipping)
  const surplus = toPart(tax.surplus)
  const onShipping = taxes.filter(({ lineId }) => lineId === null)
  const all = [...ofLines, ...splitPart(shipping, onShipping), ...splitSurplus(surplus, taxes)]
  return all.map((each) => ({ ...each, country: given.country }))
}

function toPart(of: { readonly amountMinor: bigint; readonly taxMinor: bigint }): Part {
  return { netMinor: of.amountMinor - of.taxMinor, taxMinor: of.taxMinor }
}

/** Splits a tax over rates by their amounts; all of them were computed on the same net amount. */
function splitPart({ netMinor, taxMinor }: Part, taxes: TaxedRefund['taxes']) {
  const shares = splitMinor(
    taxMinor,
    taxes.map(({ amountMinor }) => amountMinor),
  )
  return taxes.map(({ name, rateMillionths }, index) => ({
    ...{ name, rateMillionths, netMinor },
    taxMinor: shares[index] ?? 0n,
  }))
}

/** Splits a tax, and the amount that it is in, over all rates of an order. */
function splitSurplus({ netMinor, taxMinor }: Part, taxes: TaxedRefund['taxes']) {
  const nets = splitMinor(
    netMinor,
    taxes.map(({ amountMinor }) => amountMinor),
  )
  return splitPart({ netMinor, taxMinor }, taxes).map((part, index) => ({
    ...part,
    netMinor: nets[index] ?? 0n,
  }))
}

/** Subtracts the taxes of refunds from those of orders; a tax of refunds alone is negative. The largest are first. */
export function subtractRefundedTaxes(
  rows: readonly TaxRow[],
  refunds: readonly TaxedRefund[],
): readonly TaxRow[] {
  const toKey = (row: Pick<TaxRow, 'country' | 'name' | 'rateMillionths'>) =>
    JSON.stringify([row.country, row.name, row.rateMillionths])
  const sums = new Map(rows.map((row) => [toKey(row), row]))
  for (const { netMinor, taxMinor, ...names } of refunds.flatMap(listRefundedTaxes)) {
    const row = sums.get(toKey(names)) ?? { ...names, orders: 0, net: '0', tax: '0' }
    const [net, tax] = [BigInt(row.net) - netMinor, BigInt(row.tax) - taxMinor]
    sums.set(toKey(names), { ...row, net: String(net), tax: String(tax) })
  }
  return [...sums.values()]
    .filter(({ orders, tax, net }) => orders > 0 || tax !== '0' || net !== '0')
    .toSorted((a, b) => Number(BigInt(b.tax) - BigInt(a.tax)))
}
