import { formatMoney, getCountryName, getTranslate } from '@vitrine/model'
import { PAYWALL } from '../catalog/index.ts'
import type { EmailPart, NewEmail } from '../../platform/mail/index.ts'
import type { Download } from '../downloads/index.ts'
import { createDownloadParts } from './downloads/download-parts.ts'
import { ORDER_LINK } from './order-secrets.ts'
import type { GiftCardTender, Payment } from '../payments/index.ts'
import type { OrderDiscount } from './discount-store.ts'
import type { Order, OrderLine } from './read-store.ts'
import { describeTaxes } from './taxes/describe-taxes.ts'
import type { OrderTax } from './taxes/tax-store.ts'

/** Returns the outbox key of the confirmation of an order. */
export function getConfirmationKey(orderId: string): string {
  return `order-confirmation:${orderId}`
}

/** Returns the outbox key of the email about the cancellation of an order. */
export function getCancellationKey(orderId: string): string {
  return `order-cancellation:${orderId}`
}

/** The site that sends an email. */
export interface OrderEmailContext {
  readonly title: string
  readonly language: string
  /** The URL of the visitor's account. */
  readonly accountUrl: string
  /** The manual payment that has not arrived yet. */
  readonly paymentDue?: Payment | undefined
  /** The files that the buyer may download. */
  readonly downloads?: readonly Download[]
  /** The discounts of the order. */
  readonly discounts?: readonly OrderDiscount[]
  /** The taxes of the order. */
  readonly taxes?: readonly OrderTax[]
  /** The gift cards that paid for it. */
  readonly giftCards?: readonly GiftCardTender[]
}

/** Creates the email to the buyer when an order is placed. */
export function createConfirmationEmail(
  order: Order,
  lines: readonly OrderLine[],
  context: OrderEmailContext,
): NewEmail {
  const { currency } = order
  const { title: site, language } = context
  const translate = getTranslate(language)
  const money = (minor: bigint) => formatMoney({ minor, currency }, language)
  const number = String(order.number)
  return createBuyerEmail(order, language, {
    dedupe: getConfirmationKey(order.id),
    subject: translate('emails.order.subject', { site, number }),
    parts: [
      translate('emails.order.thanks', { site, number }),
      lines.flatMap((line) => formatLine(line, money)),
      formatSums(order, context),
      formatAddressLines(order, language),
      formatBusiness(order, language),
      ...(lines.some(({ productType }) => productType === PAYWALL)
        ? [formatAccessText(order, context)]
        : []),
      ...createDownloadParts(context, translate('emails.order.downloads')),
      ...formatPaymentDue(order, context),
      ...(order.testMode ? [translate('emails.order.test')] : []),
      createOrderLink(order, translate('emails.order.link')),
    ],
  })
}

/** Returns a line for each amount of an order; zero amounts are omitted, except the subtotal and taxes. */
function formatSums(
  order: Order,
  { language, discounts = [], taxes = [], giftCards = [] }: OrderEmailContext,
): readonly string[] {
  const { currency, subtotalMinor, shippingMinor, grandTotalMinor } = order
  const translate = getTranslate(language)
  const line = (name: 'subtotal' | 'delivery' | 'total', minor: bigint) =>
    translate(`emails.order.${name}`, { amount: formatMoney({ minor, currency }, language) })
  const taxLines = describeTaxes(order, taxes, language).map(
    ({ name, amountMinor: minor }) => `${name}: ${formatMoney({ minor, currency }, language)}`,
  )
  return [
    line('subtotal', subtotalMinor),
    ...formatDiscounts(order, discounts, language),
    ...(shippingMinor === 0n ? [] : [line('delivery', shippingMinor)]),
    ...(order.taxIncluded ? [] : taxLines),
    line('total', grandTotalMinor),
    ...(order.taxIncluded ? taxLines : []),
    ...giftCards.map(({ lastFour, amountMinor }) =>
      translate('emails.order.giftCard', {
        lastFour,
        amount: formatMoney({ minor: -amountMinor, currency }, language),
      }),
    ),
  ]
}

/** Returns a line for each discount of an order, with its name and what it took off. */
export function formatDiscounts(
  { currency }: Pick<Order, 'currency'>,
  discounts: readonly OrderDiscount[],
  language: string,
): readonly string[] {
  const translate = getTranslate(language)
  return discounts.map(({ name, amountMinor }) => {
    const amount = formatMoney({ minor: -amountMinor, currency }, language)
    return name === ''
      ? translate('emails.order.discount', { amount })
      : translate('emails.order.discountNamed', { name, amount })
  })
}

/** Returns the business that bought an order, and that it accounts for the VAT; nothing for a private buyer. */
function formatBusiness(
  { company, vatId, reverseCharge }: Pick<Order, 'company' | 'vatId' | 'reverseCharge'>,
  language: string,
): readonly string[] {
  const translate = getTranslate(language)
  return [
    ...(company === '' ? [] : [company]),
    ...(vatId === '' ? [] : [`${translate('print.vatId')}: ${vatId}`]),
    ...(reverseCharge ? [translate('print.reverseCharge')] : []),
  ]
}

/** Returns how a buyer pays an order that was placed before its payment. */
function formatPaymentDue(
  { currency }: Order,
  { paymentDue, language }: OrderEmailContext,
): readonly (string | readonly string[])[] {
  if (!paymentDue) return []
  const amount = formatMoney({ minor: paymentDue.amountMinor, currency }, language)
  const method = paymentDue.methodName ?? ''
  const text = getTranslate(language)('emails.order.payment', { method, amount })
  return [text, (paymentDue.instructions ?? '').split('\n').filter((line) => line.trim() !== '')]
}

/** Returns how a guest gets access; the account's own email verifies the address. */
function formatAccessText({ email }: Order, { accountUrl, language }: OrderEmailContext): string {
  const registerUrl = `${accountUrl}/register`
  return getTranslate(language)('emails.order.access', { accountUrl, email, registerUrl })
}

/** Creates the receipt for a donation. */
export function createDonationReceipt(
  order: Order,
  lines: readonly OrderLine[],
  context: OrderEmailContext,
): NewEmail {
  const { title: site, language } = context
  const translate = getTranslate(language)
  const amount = formatMoney({ minor: order.grandTotalMinor, currency: order.currency }, language)
  return createBuyerEmail(order, language, {
    dedupe: getConfirmationKey(order.id),
    subject: translate('emails.donation.subject', { site }),
    parts: [
      translate('emails.donation.thanks', { amount, site }),
      [
        ...lines.map(({ title }) => title),
        translate('emails.donation.number', { number: String(order.number) }),
        translate('emails.donation.amount', { amount }),
      ],
      ...(order.testMode ? [translate('emails.donation.test')] : []),
      createOrderLink(order, translate('emails.donation.link')),
    ],
  })
}

/** Creates the email to the buyer when an order is canceled; `giftCards` paid for it, and have their amounts back. */
export function createCancellationEmail(
  order: Order,
  giftCards: readonly Pick<GiftCardTender, 'lastFour' | 'amountMinor'>[],
  { title: site, language }: OrderEmailContext,
): NewEmail {
  const translate = getTranslate(language)
  const about = order.isDonation ? 'donation' : 'order'
  const names = { site, number: String(order.number) }
  const returned = giftCards.map(({ lastFour, amountMinor }) => {
    const amount = formatMoney({ minor: amountMinor, currency: order.currency }, language)
    return translate('emails.cancellation.giftCard', { amount, lastFour })
  })
  return createBuyerEmail(order, language, {
    dedupe: getCancellationKey(order.id),
    subject: translate(`emails.cancellation.${about}.subject`, names),
    parts: [
      translate(`emails.cancellation.${about}`, names),
      translate('emails.cancellation.paid'),
      returned,
      ...(order.testMode ? [translate('emails.order.test')] : []),
      createOrderLink(order, translate('emails.order.link')),
    ],
  })
}

/** Returns a line of an order with its price, and what the buyer entered. */
export function formatLine(line: OrderLine, money: (minor: bigint) => string): readonly string[] {
  return [
    `${line.quantity} × ${formatLineName(line)}: ${money(line.subtotalMinor)}`,
    ...Object.entries(line.fields).map(([label, value]) => `${label}: ${value}`),
  ]
}

/** Returns the title of a line with the chosen options. */
export function formatLineName({ title, options }: OrderLine): string {
  return [title, ...options.map(({ value }) => value)].join(', ')
}

/** Returns the address and the shipping method of an order, a line for each part. */
export function formatAddressLines(
  { shippingAddress, shippingName }: Order,
  locale: string,
): readonly string[] {
  if (!shippingAddress) return []
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress
  const place = [city, region, postalCode].filter((part) => part !== '').join(', ')
  const lines = [name, line1, line2, place, getCountryName(country, locale), shippingName]
  return lines.filter((line) => line !== '')
}

/** Returns the button that opens the page of an order. */
export function createOrderLink({ id }: Order, label: string): EmailPart {
  return { link: { kind: ORDER_LINK, id, label } }
}

/** Creates an email to the buyer; a list becomes a paragraph with a line per item. */
export function createBuyerEmail(
  { email: recipient }: Order,
  language: string,
  content: {
    readonly dedupe: string
    readonly subject: string
    readonly parts: readonly (string | readonly string[] | EmailPart)[]
  },
): NewEmail {
  const parts = content.parts.flatMap((part): readonly EmailPart[] => {
    if (typeof part === 'string') return [{ text: part }]
    if (!isList(part)) return [part]
    return part.length === 0 ? [] : [{ text: part.join('\n') }]
  })
  return { ...content, recipient, language, parts }
}

function isList(part: readonly string[] | EmailPart): part is readonly string[] {
  return Array.isArray(part)
}
