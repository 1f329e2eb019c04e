import { formatMoney, getCountryName, getTranslate } from '@vitrine/model'
import { PAYWALL } from '../catalog/index.ts'
import type { NewEmail } from '../../platform/mail/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import type { Order, OrderLine } from './read-store.ts'

/** The site that sends an email, and the links in it. */
export interface OrderEmailContext {
  readonly title: string
  readonly language: string
  /** The URL of the order's page. */
  readonly orderUrl: string
  /** The URL of the visitor's account. */
  readonly accountUrl: string
}

/** Renders the email to the buyer when an order is placed. */
export function renderConfirmationEmail(
  order: Order,
  lines: readonly OrderLine[],
  context: OrderEmailContext,
): NewEmail {
  const { currency } = order
  const { title: site, language, orderUrl: link } = context
  const translate = getTranslate(language)
  const money = (minor: bigint) => formatMoney({ minor, currency }, language)
  const number = String(order.number)
  return createEmail(order, {
    dedupe: `order-confirmation:${order.id}`,
    subject: translate('emails.order.subject', { site, number }),
    paragraphs: [
      translate('emails.order.thanks', { site, number }),
      lines.map(
        (line) => `${line.quantity} × ${formatLineName(line)}: ${money(line.subtotalMinor)}`,
      ),
      formatSums(order, language),
      formatAddressLines(order, language),
      ...(lines.some(({ productType }) => productType === PAYWALL)
        ? [formatAccessText(order, context)]
        : []),
      ...(order.testMode ? [translate('emails.order.test')] : []),
      translate('emails.order.link', { link }),
    ],
  })
}

/** Returns a line for each amount of an order; zero amounts are omitted, except the subtotal. */
function formatSums(order: Order, language: string): readonly string[] {
  const { currency, subtotalMinor, discountMinor, shippingMinor, grandTotalMinor } = order
  const taxMinor = order.taxIncluded ? 0n : order.taxMinor
  const sums = [
    ['subtotal', subtotalMinor],
    ['discount', -discountMinor],
    ['delivery', shippingMinor],
    ['tax', taxMinor],
    ['total', grandTotalMinor],
  ] as const
  const translate = getTranslate(language)
  return sums
    .filter(([name, minor]) => name === 'subtotal' || name === 'total' || minor !== 0n)
    .map(([name, minor]) =>
      translate(`emails.order.${name}`, { amount: formatMoney({ minor, currency }, language) }),
    )
}

/** Returns how a guest gets access; the account's own email verifies the address. */
function formatAccessText({ email }: Order, { accountUrl, language }: OrderEmailContext): string {
  const registerUrl = `${accountUrl}/register`
  return getTranslate(language)('emails.order.access', { accountUrl, email, registerUrl })
}

/** Renders the receipt for a donation. */
export function renderDonationReceipt(
  order: Order,
  lines: readonly OrderLine[],
  context: OrderEmailContext,
): NewEmail {
  const { title: site, language, orderUrl: link } = context
  const translate = getTranslate(language)
  const amount = formatMoney({ minor: order.grandTotalMinor, currency: order.currency }, language)
  return createEmail(order, {
    dedupe: `order-confirmation:${order.id}`,
    subject: translate('emails.donation.subject', { site }),
    paragraphs: [
      translate('emails.donation.thanks', { amount, site }),
      [
        ...lines.map(({ title }) => title),
        translate('emails.donation.number', { number: String(order.number) }),
        translate('emails.donation.amount', { amount }),
      ],
      ...(order.testMode ? [translate('emails.donation.test')] : []),
      translate('emails.donation.link', { link }),
    ],
  })
}

/** Renders the email with the code of a gift card, which is stored nowhere else. */
export function renderGiftCardEmail(
  order: Order,
  card: { readonly cause: string; readonly code: string; readonly amountMinor: bigint },
  context: OrderEmailContext,
): NewEmail {
  const { currency } = order
  const { title: site, language } = context
  const translate = getTranslate(language)
  const amount = formatMoney({ minor: card.amountMinor, currency }, language)
  return createEmail(order, {
    dedupe: `gift-card:${card.cause}`,
    subject: translate('emails.giftCard.subject', { site, amount }),
    paragraphs: [
      translate('emails.giftCard.code', { amount, site }),
      card.code,
      translate('emails.giftCard.safe'),
    ],
  })
}

function formatLineName({ title, options }: OrderLine): string {
  return [title, ...options.map(({ value }) => value)].join(', ')
}

function formatAddressLines(
  { shippingAddress, shippingName }: Order,
  locale: string,
): readonly string[] {
  if (!shippingAddress) return []
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress
  const place = [city, region, postalCode].filter((part) => part !== '').join(', ')
  const lines = [name, line1, line2, place, getCountryName(country, locale), shippingName]
  return lines.filter((line) => line !== '')
}

/** Creates an email as text and HTML; a list becomes a paragraph with a line per item. */
function createEmail(
  { email }: Order,
  text: {
    readonly dedupe: string
    readonly subject: string
    readonly paragraphs: readonly (string | readonly string[])[]
  },
): NewEmail {
  const { dedupe, subject, paragraphs } = text
  const blocks = paragraphs.map((part) => (typeof part === 'string' ? [part] : part))
  const filled = blocks.filter((block) => block.length > 0)
  return {
    dedupe,
    // A shop's title is one line, whatever its owner typed: this goes into a header.
    subject: subject.replaceAll(/\s+/g, ' '),
    recipient: email,
    bodyText: filled.map((block) => block.join('\n')).join('\n\n'),
    bodyHtml: filled.map((block) => `<p>${block.map(escapeHtml).join('<br>')}</p>`).join('\n'),
  }
}
