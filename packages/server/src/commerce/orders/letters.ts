import { countryName, formatMoney } from '@vitrine/model'
import { PAYWALL } from '../catalog/index.ts'
import type { NewMail } from '../../platform/mail/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import type { Order, OrderLine } from './read-store.ts'

/** Who writes, and where the reader finds the order. */
export interface Sender {
  readonly title: string
  readonly language: string
  /** The order's page. */
  readonly orderUrl: string
  /** Where visitors see to their accounts. */
  readonly accountUrl: string
}

/** What the buyer gets when the order is placed. */
export function confirmation(order: Order, lines: readonly OrderLine[], sender: Sender): NewMail {
  const { currency } = order
  const money = (minor: bigint) => formatMoney({ minor, currency }, sender.language)
  const number = String(order.number)
  const sums: readonly (readonly [string, bigint])[] = [
    ['Subtotal', order.subtotalMinor],
    ['Discount', -order.discountMinor],
    ['Delivery', order.shippingMinor],
    ['Tax', order.taxIncluded ? 0n : order.taxMinor],
  ]
  const shown = sums.filter(([name, minor]) => name === 'Subtotal' || minor !== 0n)
  return letter(order, {
    dedupe: `order-confirmation:${order.id}`,
    subject: `${sender.title}: your order ${number}`,
    paragraphs: [
      `Thank you for your order at ${sender.title}. Its number is ${number}.`,
      lines.map((line) => `${line.quantity} × ${nameOf(line)}: ${money(line.subtotalMinor)}`),
      [...shown, ['Total', order.grandTotalMinor] as const].map(
        ([name, minor]) => `${name}: ${money(minor)}`,
      ),
      addressOf(order, sender.language),
      ...(lines.some(({ productType }) => productType === PAYWALL)
        ? [accessText(order, sender)]
        : []),
      ...(order.testMode ? ['This was a test order: no money has moved.'] : []),
      `Your order: ${sender.orderUrl}`,
    ],
  })
}

/** How a guest comes to what they bought: the address is proven by the account's own letter. */
function accessText({ email }: Order, { accountUrl }: Sender): string {
  return `What you bought opens pages for members. Bought while signed in, it is in your account already: ${accountUrl}. Without an account, make one with this address, ${email}: ${accountUrl}/register`
}

/** What somebody gets who gave. */
export function donationReceipt(
  order: Order,
  lines: readonly OrderLine[],
  sender: Sender,
): NewMail {
  const amount = formatMoney(
    { minor: order.grandTotalMinor, currency: order.currency },
    sender.language,
  )
  return letter(order, {
    dedupe: `order-confirmation:${order.id}`,
    subject: `${sender.title}: thank you for your donation`,
    paragraphs: [
      `Thank you for your donation of ${amount} to ${sender.title}.`,
      [...lines.map(({ title }) => title), `Number: ${order.number}`, `Amount: ${amount}`],
      ...(order.testMode ? ['This was a test: no money has moved.'] : []),
      `Your receipt: ${sender.orderUrl}`,
    ],
  })
}

/** What the buyer gets for each gift card: its code, which nobody else knows. */
export function giftCardLetter(
  order: Order,
  card: { readonly cause: string; readonly code: string; readonly amountMinor: bigint },
  sender: Sender,
): NewMail {
  const { currency } = order
  const amount = formatMoney({ minor: card.amountMinor, currency }, sender.language)
  return letter(order, {
    dedupe: `gift-card:${card.cause}`,
    subject: `${sender.title}: your gift card of ${amount}`,
    paragraphs: [
      `This is the code of your gift card of ${amount} at ${sender.title}:`,
      card.code,
      'Keep it safe: whoever has the code can spend the card.',
    ],
  })
}

function nameOf({ title, options }: OrderLine): string {
  return [title, ...options.map(({ value }) => value)].join(', ')
}

function addressOf({ shippingAddress, shippingName }: Order, locale: string): readonly string[] {
  if (!shippingAddress) return []
  const { name, line1, line2, city, region, postalCode, country } = shippingAddress
  const place = [city, region, postalCode].filter((part) => part !== '').join(', ')
  const lines = [name, line1, line2, place, countryName(country, locale), shippingName]
  return lines.filter((line) => line !== '')
}

/** One text in both of its forms; a list is a paragraph with a line for each. */
function letter(
  { email }: Order,
  text: {
    readonly dedupe: string
    readonly subject: string
    readonly paragraphs: readonly (string | readonly string[])[]
  },
): NewMail {
  const { dedupe, subject, paragraphs } = text
  const blocks = paragraphs.map((part) => (typeof part === 'string' ? [part] : part))
  const said = blocks.filter((block) => block.length > 0)
  return {
    dedupe,
    // A shop's title is one line, whatever its owner typed: this goes into a header.
    subject: subject.replaceAll(/\s+/g, ' '),
    recipient: email,
    bodyText: said.map((block) => block.join('\n')).join('\n\n'),
    bodyHtml: said.map((block) => `<p>${block.map(escapeHtml).join('<br>')}</p>`).join('\n'),
  }
}
