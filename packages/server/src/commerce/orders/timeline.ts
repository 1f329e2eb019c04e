import { type Currency, formatMoney } from '@vitrine/model'
import type { OrderEvent } from './read-store.ts'

/** Formats an event of an order for the studio's timeline. */
export function formatOrderEvent(
  { kind, details }: OrderEvent,
  { currency, locale }: { readonly currency: Currency; readonly locale: string },
): string {
  const money = (amount: unknown) => formatMoney({ minor: toBigint(amount), currency }, locale)
  const reason = typeof details['reason'] === 'string' ? details['reason'] : ''
  switch (kind) {
    case 'checkout.started':
      return 'Checkout was completed, and the payment was asked for.'
    case 'order.placed':
      return 'shortage' in details
        ? 'The order was placed and paid, but there is not enough stock for it.'
        : 'The order was placed and paid.'
    case 'order.canceled':
      return 'The order was canceled.'
    case 'payment.failed':
      return sentence('The payment did not go through.', reason)
    case 'payment.mismatch':
      return `The payment provider reported ${money(details['capturedMinor'])}, which is not what was asked for. It was not counted.`
    case 'refund.made':
      return sentence(`${money(details['amountMinor'])} was given back.`, reason)
    case 'mail.confirmation':
      return 'The confirmation was sent to the buyer.'
    case 'giftCards.issued':
      return 'Gift cards were made, and their codes sent to the buyer.'
    default:
      return kind
  }
}

function sentence(text: string, reason: string): string {
  return reason === '' ? text : `${text} ${reason}`
}

function toBigint(amount: unknown): bigint {
  return typeof amount === 'string' && /^-?\d+$/.test(amount) ? BigInt(amount) : 0n
}
