import type { SalesPart, SalesReport } from '@vitrine/contract'

type Row = readonly string[]

/** Returns one part of a report as rows, the first with the names of the columns. */
export function toCsvRows(report: SalesReport, part: SalesPart): readonly Row[] {
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
    discount: () => [
      ['Discount', 'Discount ID', 'Orders', 'Amount'],
      ...report.discounts.map(({ name, id, orders, amount }) => [
        ...[name, id ?? '', String(orders), amount.decimalValue],
      ]),
    ],
    tax: () => [
      [
        ...['Country', 'Region', 'City', 'Postal code', 'Tax', 'Rate %', 'Orders', 'Net'],
        'Tax amount',
      ],
      ...report.taxes.map(({ name, rateMillionths, orders, net, tax, ...place }) => [
        ...[place.country ?? '', place.region, place.city, place.postalCode],
        ...[name, String(rateMillionths / 10_000), String(orders)],
        ...[net.decimalValue, tax.decimalValue],
      ]),
    ],
    country: () => [
      ['Country', 'Orders', 'Total'],
      ...report.countries.map(({ country, orders, total }) => [
        ...[country ?? '', String(orders), total.decimalValue],
      ]),
    ],
  }[part]()
  return rows.map((row, index) => [...row, index === 0 ? 'Currency' : currency])
}
