import {
  formatMoney,
  getCountryName,
  message,
  type Message,
  productTypeCodes,
} from '@vitrine/model'
import { formatPriceOrFree } from '../checkout/index.ts'
import { describeDownload, type Download } from '../downloads/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { GiftCardTender, Payment } from '../payments/index.ts'
import type { Fulfillment } from './fulfillment/store.ts'
import type { OrderDiscount } from './discount-store.ts'
import { formatLineName } from './order-emails.ts'
import { getOrderUrl } from './order-url.ts'
import { findPaymentDue } from './payment-due.ts'
import { describeOrderState } from './order-state.ts'
import { toPurchaseEvent } from './purchase-event.ts'
import { isPickupOrder, type Order, type OrderLine, requiresShipping } from './read-store.ts'
import type { Refund } from './refunds/list-refunds-store.ts'
import { describeTaxes } from './taxes/describe-taxes.ts'
import type { OrderTax } from './taxes/tax-store.ts'

const CONTINUE_URL = '/shop'
const { digital: DIGITAL, 'gift-card': GIFT_CARD } = productTypeCodes

/** The rows that the page of an order shows. */
export interface OrderPageParts {
  readonly lines: readonly OrderLine[]
  readonly payments: readonly Payment[]
  readonly fulfillments: readonly Fulfillment[]
  readonly refunds: readonly Refund[]
  readonly downloads: readonly Download[]
  readonly discounts: readonly OrderDiscount[]
  readonly taxes: readonly OrderTax[]
  readonly giftCards: readonly GiftCardTender[]
}

/** Returns the data of the order page. @see themes/system/README.md, "order" */
export function toOrderPageData(
  site: Pick<Site, 'id' | 'language' | 'timeZone' | 'secret'>,
  order: Order,
  parts: OrderPageParts,
) {
  const { lines, payments, fulfillments, refunds, downloads, giftCards } = parts
  const { currency } = order
  const money = (minor: bigint) => formatMoney({ minor, currency }, site.language)
  const needsShipping = requiresShipping(order)
  const due = order.status === 'placed' ? (findPaymentDue(payments) ?? null) : null
  return {
    number: order.number === null ? null : String(order.number),
    status: getShownStatus(order),
    testMode: order.testMode,
    isDonation: order.isDonation,
    isSubscription: order.isSubscription,
    subscriptionPath:
      order.isSubscription && order.number !== null
        ? `${getOrderUrl(site, order.id)}/subscription`
        : null,
    email: order.email,
    state: order.number === null ? null : describeOrderState(order),
    placedOn: order.placedAt ? formatDay(order.placedAt, site) : null,
    lines: lines.map((line) => toLine(line, money)),
    ...toSums(order, { ...parts, language: site.language, money }),
    giftCards: giftCards.map(({ lastFour, amountMinor }) => ({
      name: message('payments.giftCardEnding', { lastFour }),
      amount: money(-amountMinor),
    })),
    requiresShipping: needsShipping,
    isPickup: isPickupOrder(order),
    isFulfilled: needsShipping && order.fulfillmentStatus === 'fulfilled',
    parcels: fulfillments.map((fulfillment) => toParcel(fulfillment, lines, site)),
    refunds: refunds.flatMap((refund) => toRefund(refund, { lines, site, money })),
    // Only what is sent is promised: the codes of gift cards, once they are paid.
    downloads: downloads.map((download) => describeDownload(site, download)),
    // They are paid, and the owner has to add the files.
    awaitsDownloads: order.status === 'placed' && !due && lacksDownloads(lines, downloads),
    hasDigital: !due && lines.some(isSentToBuyer),
    deliveryMethod: needsShipping ? order.shippingName : null,
    addressLines: formatAddressLines(order, site.language),
    vatId: order.vatId,
    paidWith: due ? null : formatPaymentMethods(payments),
    paymentDue: due && {
      method: due.methodName ?? '',
      amount: money(due.amountMinor),
      instructions: (due.instructions ?? '').split('\n').filter((text) => text.trim() !== ''),
    },
    continueUrl: order.isDonation ? '/' : CONTINUE_URL,
    purchase: toPurchaseEvent(site.id, order, lines),
  }
}

/** Returns whether a line is a gift card whose code the buyer gets. */
function isSentToBuyer({ productType, gift }: OrderLine): boolean {
  return productType === GIFT_CARD && (gift?.recipientEmail ?? '') === ''
}

/** Returns the amounts below the lines of an order. */
function toSums(
  order: Order,
  {
    payments,
    discounts,
    taxes,
    language,
    money,
  }: Pick<OrderPageParts, 'payments' | 'discounts' | 'taxes'> & {
    readonly language: string
    readonly money: (minor: bigint) => string
  },
) {
  const { taxIncluded, taxMinor } = order
  const tax = taxMinor > 0n ? money(taxMinor) : null
  const refundedMinor = payments.reduce((sum, payment) => sum + payment.refundedMinor, 0n)
  return {
    subtotal: money(order.subtotalMinor),
    discount: order.discountMinor > 0n ? money(-order.discountMinor) : null,
    savings: discounts.map(({ name, amountMinor }) => ({
      name: name === '' ? null : name,
      amount: money(-amountMinor),
    })),
    shipping: requiresShipping(order) ? formatPriceOrFree(order.shippingMinor, money) : null,
    tax: taxIncluded ? null : tax,
    taxIncluded: taxIncluded ? tax : null,
    taxes: describeTaxes(order, taxes, language).map(({ name, amountMinor }) => ({
      name,
      amount: money(amountMinor),
    })),
    reverseCharge: order.reverseCharge,
    total: money(order.grandTotalMinor),
    refunded: refundedMinor > 0n ? money(refundedMinor) : null,
  }
}

/** Returns whether a digital line has no file that its buyer could download. */
function lacksDownloads(lines: readonly OrderLine[], downloads: readonly Download[]): boolean {
  const granted = new Set(downloads.map(({ lineId }) => lineId))
  return lines.some((line) => line.productType === DIGITAL && !granted.has(line.id))
}

function toLine(line: OrderLine, money: (minor: bigint) => string) {
  const { title, options, fields, image, quantity } = line
  return {
    title,
    variants: options.map(({ optionName, value }) => ({ name: optionName, value })),
    fields: Object.entries(fields).map(([label, value]) => ({ label, value })),
    image: image && {
      assetUrl: image.url,
      width: image.width,
      height: image.height,
      placeholderColor: image.placeholderColor,
    },
    quantity,
    unitPrice: money(line.unitPriceMinor),
    total: money(line.subtotalMinor),
  }
}

/** Returns what the buyer sees of a fulfillment. Its texts are staff's, its URL begins with http. */
function toParcel(
  fulfillment: Fulfillment,
  lines: readonly OrderLine[],
  site: Pick<Site, 'language' | 'timeZone'>,
) {
  const { carrier, trackingNumber, trackingUrl, note, createdAt } = fulfillment
  const quantities = new Map(fulfillment.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  return {
    sentOn: formatDay(createdAt, site),
    carrier,
    trackingNumber,
    trackingUrl,
    note,
    lines: lines
      .filter(({ id }) => quantities.has(id))
      .map((line) => ({
        title: formatLineName(line),
        quantity: quantities.get(line.id) ?? 0,
      })),
  }
}

/** Returns what the buyer sees of a refund; nothing if none of it was paid out. */
function toRefund(
  { tenders, lines: refunded, reason, createdAt }: Refund,
  {
    lines,
    site,
    money,
  }: {
    readonly lines: readonly OrderLine[]
    readonly site: Pick<Site, 'language' | 'timeZone'>
    readonly money: (minor: bigint) => string
  },
) {
  const minor = tenders
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  if (minor === 0n) return []
  const items = refunded.flatMap(({ orderLineId, quantity }) =>
    lines
      .filter(({ id }) => id === orderLineId)
      .map((line) => ({ title: formatLineName(line), quantity })),
  )
  return [{ refundedOn: formatDay(createdAt, site), amount: money(minor), reason, lines: items }]
}

/** Returns the shown status: a draft is pending, an aborted order is canceled. */
function getShownStatus({ status }: Order): 'placed' | 'pending' | 'canceled' {
  if (status === 'placed') return status
  return status === 'draft' ? 'pending' : 'canceled'
}

/** Formats a day in the language and time zone of the site. */
export function formatDay(
  date: Date,
  { language, timeZone }: Pick<Site, 'language' | 'timeZone'>,
): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(date)
}

function formatAddressLines(
  { shippingAddress, company }: Order,
  locale: string,
): readonly string[] {
  if (!shippingAddress) return []
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress
  const place = [city, region, postalCode].filter((part) => part !== '').join(', ')
  const lines = [company, name, line1, line2, place, getCountryName(country, locale)]
  return lines.filter((line) => line !== '')
}

function formatPaymentMethods(payments: readonly Payment[]): Message | string | null {
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  const manual = live.find(({ methodName }) => methodName)
  if (manual?.methodName) return manual.methodName
  const providers = [...new Set(live.map(({ provider }) => provider))].join('+')
  return PAYMENT_METHODS[providers] ?? (providers === '' ? null : providers)
}

const PAYMENT_METHODS: Readonly<Record<string, Message>> = {
  test: message('payments.test'),
  stripe: message('payments.stripe'),
  gift_card: message('payments.giftCard'),
  'gift_card+test': message('payments.giftCardAndTest'),
  'test+gift_card': message('payments.testAndGiftCard'),
  'gift_card+stripe': message('payments.giftCardAndStripe'),
  'stripe+gift_card': message('payments.giftCardAndStripe'),
  paypal: message('payments.paypal'),
  'gift_card+paypal': message('payments.giftCardAndPayPal'),
  'paypal+gift_card': message('payments.giftCardAndPayPal'),
}
