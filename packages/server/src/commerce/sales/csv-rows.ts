import type { exportSales, Query, SalesReport } from '@vitrine/contract'

type Row = readonly string[]

/** Returns one part of a report as rows, the first with the names of the columns. */
export function toCsvRows(
  report: SalesReport,
  part: Query<typeof exportSales>['part'],
): readonly Row[] {
  const currency = report.figures.net.currencyCode
  const rows = {
    time: () => [
      [report.step === 'day' ? 'Day' : 'Month', 'Orders', 'Units', 'Total', 'Refunds', 'Net'],
      ...report.time.map(({ day, orders, units, ...amounts }) => [
        ...[day, String(orders), String(units), amounts.total.decimalValue],
        ...[amounts.refunds.decimalValue, amounts.net.decimalValue],
      ]),
    ],
    product: () => [
      ['Product', 'Product ID', 'Orders', 'Units', 'Sales'],
      ...report.products.map(({ title, id, orders, units, sales }) => [
        ...[title, id ?? '', String(orders), String(units), sales.decimalValue],
      ]),
    ],
    channel: () => [
      ['Channel', 'Orders', 'Total'],
      ...report.channels.map(({ channel, orders, total }) => [
        ...[channel, String(orders), total.decimalValue],
      ]),
    ],
  }[part]()
  return rows.map((row, index) => [...row, index === 0 ? 'Currency' : currency])
}
