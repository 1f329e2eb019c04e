import { type RefundedTax, splitRefundTax } from '../invoices/index.ts'
import type { TaxRow } from './breakdown-store.ts'
import type { TaxedRefund } from './refund-tax-store.ts'

/** Returns the taxes of a refund by rate and place. */
export function listRefundedTaxes(refund: TaxedRefund): readonly RefundedTax[] {
  const { order, orderLines: lines, shippingMinor, totalMinor, taxes } = refund
  const returned = { lines: refund.lines, totalMinor, shippingMinor }
  const earlier = [{ lines: refund.earlier }]
  return splitRefundTax({ order, lines, refund: returned, earlier }, taxes)
}

/** Subtracts the taxes of refunds from those of orders; a tax of refunds alone is negative. The largest are first. */
export function subtractRefundedTaxes(
  rows: readonly TaxRow[],
  refunds: readonly TaxedRefund[],
): readonly TaxRow[] {
  const sums = new Map(rows.map((row) => [toKey(row), row]))
  for (const refund of refunds)
    for (const tax of listRefundedTaxes(refund)) {
      const names = { ...getPlace(tax, refund), name: tax.name, rateMillionths: tax.rateMillionths }
      const row = sums.get(toKey(names)) ?? { ...names, orders: 0, net: '0', tax: '0' }
      const net = String(BigInt(row.net) - tax.netMinor)
      sums.set(toKey(names), { ...row, net, tax: String(BigInt(row.tax) - tax.amountMinor) })
    }
  return [...sums.values()]
    .filter(({ orders, tax, net }) => orders > 0 || tax !== '0' || net !== '0')
    .toSorted((a, b) => Number(BigInt(b.tax) - BigInt(a.tax)))
}

function toKey({ country, region, city, postalCode, name, rateMillionths }: TaxNames): string {
  return JSON.stringify([country, region, city, postalCode, name, rateMillionths])
}

type TaxNames = Omit<TaxRow, 'orders' | 'net' | 'tax'>

/** Returns the place of a tax: of its rate, or of the delivery if that was not recorded. */
function getPlace({ source }: RefundedTax, { country }: TaxedRefund) {
  return source ?? { country, region: '', city: '', postalCode: '' }
}
