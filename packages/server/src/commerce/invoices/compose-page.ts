import { formatMoney, getCountryName, getTranslate } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import {
  describeTaxes,
  type LineTax,
  type NamedTax,
  type Order,
  type OrderLine,
  type OrderTax,
  type Refund,
  sumOrderTaxes,
} from '../orders/index.ts'
import { computeRefundTax, type RefundParts } from './refund-tax.ts'
import type { PrintedPage } from './printed-page.ts'
import { splitRefundTax } from './split-refund-tax.ts'

/** The site that prints a page: its seller, language and time zone. */
export type PrintingSite = Pick<Site, 'title' | 'contactEmail' | 'language' | 'timeZone'>

interface Parts {
  readonly order: Order
  readonly lines: readonly OrderLine[]
}

/** Composes the packing slip of an order: what goes into the parcel, without prices. */
export function composePackingSlip(
  site: PrintingSite,
  { order, lines, quantities }: Parts & { readonly quantities: ReadonlyMap<string, number> },
): PrintedPage {
  const translate = getTranslate(site.language)
  return {
    ...composeHead(site, order),
    title: translate('print.packingSlip'),
    columns: [translate('print.item'), translate('print.quantity')],
    rows: lines
      .filter(({ id }) => (quantities.get(id) ?? 0) > 0)
      .map((line) => ({ ...composeItem(line), cells: [String(quantities.get(line.id))] })),
    sums: [],
    notes: order.note === '' ? [] : [order.note],
  }
}

/** Composes the invoice of an order, with the number that it gets. */
export function composeInvoice(
  site: PrintingSite,
  {
    order,
    lines,
    taxes,
    number,
    issuedAt,
  }: Parts & Issue & { readonly taxes: readonly OrderTax[] },
): PrintedPage {
  const translate = getTranslate(site.language)
  const money = createMoneyFormat(site, order)
  const head = composeHead(site, order)
  return {
    ...head,
    title: translate('print.invoice'),
    facts: [
      ...composeIssue(site, { number, issuedAt }),
      ...head.facts,
      ...composeReverseCharge(site, order),
    ],
    columns: [...composePriceColumns(site), ...composeTaxColumn(site, order)],
    rows: lines.map((line) => ({
      ...composeItem(line),
      cells: [
        ...[String(line.quantity), money(line.unitPriceMinor), money(line.subtotalMinor)],
        ...(order.taxMinor > 0n ? [money(line.taxMinor)] : []),
      ],
    })),
    sums: composeSums(site, order, taxes),
    notes: order.testMode ? [translate('emails.order.test')] : [],
  }
}

/** Composes the credit note of a refund, with the number that it gets. */
export function composeCreditNote(
  site: PrintingSite,
  given: Parts &
    Issue & {
      readonly refund: Refund
      /** The refunds of the order before this one. */
      readonly earlier: readonly Refund[]
      readonly taxes: readonly LineTax[]
      readonly invoiceNumber: bigint
    },
): PrintedPage {
  const { order, lines, refund, invoiceNumber } = given
  const translate = getTranslate(site.language)
  const money = createMoneyFormat(site, order)
  const head = composeHead(site, order)
  const { shippingMinor, totalMinor } = refund
  const tax = computeRefundTax(given)
  const [taxLabel] = composeTaxColumn(site, order)
  return {
    ...head,
    title: translate('print.creditNote'),
    facts: [
      ...composeIssue(site, given),
      [translate('print.ofInvoice'), String(invoiceNumber)],
      ...head.facts,
      ...composeReverseCharge(site, order),
    ],
    columns: [
      ...[translate('print.item'), translate('print.quantity')],
      ...composeTaxColumn(site, order),
    ],
    rows: refund.lines.flatMap(({ orderLineId, quantity }, index) =>
      lines
        .filter(({ id }) => id === orderLineId)
        .map((line) => ({
          ...composeItem(line),
          cells: [
            String(quantity),
            ...(taxLabel === undefined ? [] : [money(-(tax.lines[index] ?? 0n))]),
          ],
        })),
    ),
    sums: [
      ...(shippingMinor > 0n
        ? ([[translate('print.shipping'), money(shippingMinor)]] as [string, string][])
        : []),
      ...describeRefundTaxes(site, given, tax.totalMinor).map(
        ({ name, amountMinor }): [string, string] => [name, money(-amountMinor)],
      ),
      [translate('print.total'), money(-totalMinor)],
    ],
    notes: refund.reason === '' ? [] : [refund.reason],
  }
}

interface Issue {
  readonly number: bigint
  readonly issuedAt: Date
}

function composeHead(site: PrintingSite, order: Order) {
  const { title, contactEmail, language } = site
  const translate = getTranslate(language)
  const placed = order.placedAt ?? order.createdAt
  const facts: [string, string][] = [
    [translate('print.order'), String(order.number)],
    [translate('print.orderDate'), formatDay(site, placed)],
    ...(order.shippingName === ''
      ? []
      : ([[translate('print.delivery'), order.shippingName]] as [string, string][])),
  ]
  return {
    language,
    seller: [title, ...composeVatId(order.sellerVatId, language), contactEmail].filter(
      (text) => text !== '',
    ),
    buyer: composeBuyer(order, language),
    facts,
  }
}

/** Returns the line with a VAT ID; nothing without one. */
function composeVatId(vatId: string, language: string): string[] {
  return vatId === '' ? [] : [`${getTranslate(language)('print.vatId')}: ${vatId}`]
}

function composeBuyer(
  { shippingAddress, email, company, vatId }: Order,
  language: string,
): string[] {
  if (!shippingAddress) return [email]
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress
  const place = [city, region, postalCode].filter((part) => part !== '').join(', ')
  const vatLines = composeVatId(vatId, language)
  const lines = [
    company,
    name,
    line1,
    line2,
    place,
    getCountryName(country, language),
    ...vatLines,
    email,
  ]
  return lines.filter((line) => line !== '')
}

/** Returns why an order has no tax. A fact, unlike a note, stays when the buyer is erased. */
function composeReverseCharge(
  { language }: PrintingSite,
  { reverseCharge }: Order,
): [string, string][] {
  const translate = getTranslate(language)
  return reverseCharge ? [[translate('print.tax'), translate('print.reverseCharge')]] : []
}

function composeIssue(site: PrintingSite, { number, issuedAt }: Issue): [string, string][] {
  const translate = getTranslate(site.language)
  return [
    [translate('print.number'), String(number)],
    [translate('print.date'), formatDay(site, issuedAt)],
  ]
}

function composeItem({ title, options, sku, fields }: OrderLine) {
  const values = [...options.map(({ value }) => value), sku].filter((text) => text !== '')
  const typed = Object.entries(fields).map(([label, value]) => `${label}: ${value}`)
  return { name: title, details: [...(values.length > 0 ? [values.join(' · ')] : []), ...typed] }
}

function composePriceColumns({ language }: PrintingSite): string[] {
  const translate = getTranslate(language)
  return [
    translate('print.item'),
    translate('print.quantity'),
    translate('print.price'),
    translate('print.amount'),
  ]
}

/** Returns the heading of the tax of each line; nothing for an order without tax. */
function composeTaxColumn(
  { language }: PrintingSite,
  { taxIncluded, taxMinor }: Pick<Order, 'taxIncluded' | 'taxMinor'>,
): string[] {
  if (taxMinor === 0n) return []
  return [getTranslate(language)(taxIncluded ? 'print.taxIncluded' : 'print.tax')]
}

/** Names the taxes of a refund, which add up to its tax. */
function describeRefundTaxes(
  { language }: PrintingSite,
  { taxes, ...parts }: RefundParts & { readonly taxes: readonly LineTax[] },
  taxMinor: bigint,
): readonly NamedTax[] {
  const { taxIncluded } = parts.order
  const refunded = sumOrderTaxes(splitRefundTax(parts, taxes))
  return describeTaxes({ taxIncluded, taxMinor }, refunded, language)
}

/** Returns the sums below the lines, with each tax. */
function composeSums(
  site: PrintingSite,
  order: Order,
  taxes: readonly OrderTax[],
): [string, string][] {
  const translate = getTranslate(site.language)
  const money = createMoneyFormat(site, order)
  const { subtotalMinor, discountMinor, shippingMinor, grandTotalMinor } = order
  return [
    [translate('print.subtotal'), money(subtotalMinor)],
    ...(discountMinor > 0n
      ? ([[translate('print.discount'), money(-discountMinor)]] as [string, string][])
      : []),
    ...(shippingMinor > 0n
      ? ([[translate('print.shipping'), money(shippingMinor)]] as [string, string][])
      : []),
    ...describeTaxes(order, taxes, site.language).map(({ name, amountMinor }): [string, string] => [
      name,
      money(amountMinor),
    ]),
    [translate('print.total'), money(grandTotalMinor)],
  ]
}

function createMoneyFormat({ language }: PrintingSite, { currency }: Order) {
  return (minor: bigint) => formatMoney({ minor, currency }, language)
}

function formatDay({ language, timeZone }: PrintingSite, date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(date)
}
