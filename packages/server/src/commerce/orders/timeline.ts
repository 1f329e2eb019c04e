import { type Currency, formatMoney } from '@vitrine/model'
import type { EmailState } from '../../platform/mail/index.ts'
import type { OrderEmailStates } from './order-email-states.ts'
import type { OrderEvent } from './read-store.ts'

/** Formats an event of an order for the studio's timeline. */
export function formatOrderEvent(
  { id, kind, details }: OrderEvent,
  given: {
    readonly currency: Currency
    readonly locale: string
    readonly emails: OrderEmailStates
    /** The email addresses of the staff, by their ids. */
    readonly staff: ReadonlyMap<string, string>
  },
): string {
  const { currency, locale, emails, staff } = given
  const money = (amount: unknown) => formatMoney({ minor: toBigint(amount), currency }, locale)
  const reason = typeof details['reason'] === 'string' ? details['reason'] : ''
  const delivery = (subject: string) => formatDelivery(subject, emails.get(id) ?? [])
  const actor = formatActor(details, staff)
  switch (kind) {
    case 'checkout.started':
      return 'Checkout was completed, and the payment was asked for.'
    case 'order.placed':
      return 'shortage' in details
        ? 'The order was placed and paid, but there is not enough stock for it.'
        : 'isUnpaid' in details
          ? 'The order was placed. The payment has not arrived yet.'
          : 'The order was placed and paid.'
    case 'payment.recorded':
      return `A payment of ${money(details['amountMinor'])} was recorded${actor}.`
    case 'order.canceled':
      return sentence(`The order was canceled${actor}.`, reason)
    case 'payment.declined':
      return sentence('An attempt to pay was declined.', reason)
    case 'payment.failed':
      return sentence('The payment did not go through.', reason)
    case 'payment.mismatch':
      return `The payment provider reported ${money(details['capturedMinor'])}, which is not what was asked for. It was not counted.`
    case 'refund.made':
      return sentence(`${money(details['amountMinor'])} was refunded${actor}.`, reason)
    case 'mail.confirmation':
      return delivery('The confirmation')
    case 'mail.cancellation':
      return delivery('The email about the cancellation')
    case 'giftCards.issued':
      return `The gift cards were created. ${delivery('Their email').replace(' to the buyer', '')}`
    default:
      return formatChange({ kind, details }, { actor, delivery })
  }
}

/** The states of emails, the one that needs attention most first. */
const DELIVERIES = [
  ['failed', 'could not be sent. See Emails for the reason.'],
  ['suppressed', 'was not sent: a mail server rejected this address before.'],
  ['unsent', 'was written but not sent, as no mail server is configured.'],
  ['waiting', 'is waiting to be sent.'],
  ['sent', 'was sent to the buyer.'],
] as const satisfies readonly (readonly [EmailState, string])[]

/** Formats the delivery of emails: only those that the mail server took were sent. */
function formatDelivery(subject: string, states: readonly EmailState[]): string {
  const found = DELIVERIES.find(([state]) => states.includes(state))
  return `${subject} ${found?.[1] ?? 'was deleted before it was sent.'}`
}

/** Formats a change of an order by its staff, and the emails about it. */
function formatChange(
  { kind, details }: Pick<OrderEvent, 'kind' | 'details'>,
  given: { readonly actor: string; readonly delivery: (subject: string) => string },
): string {
  const { actor, delivery } = given
  const number = String(details['number'])
  switch (kind) {
    case 'order.changed':
      return `Changed${actor}: ${formatList(details['changed'])}.`
    case 'order.erased':
      return `The personal data of the customer was erased${actor}.`
    case 'order.resolved':
      return `What needed attention was marked as resolved${actor}.`
    case 'note':
      return typeof details['text'] === 'string' ? details['text'] : ''
    case 'fulfillment.created':
      return `Shipment ${number}: ${formatCount(details['count'])} fulfilled${actor}.`
    case 'fulfillment.changed':
      return `The tracking of shipment ${number} was changed${actor}.`
    case 'fulfillment.undone':
      return `Shipment ${number} was undone${actor}.`
    case 'mail.fulfillment':
      return delivery(`The email about shipment ${number}`)
    case 'download.renewed':
      return `The download of ${String(details['filename'])} was renewed${actor}.`
    case 'mail.downloads':
      return delivery('The email with the downloads')
    case 'mail.refund':
      return delivery('The email about the refund')
    default:
      return kind
  }
}

function formatList(names: unknown): string {
  return Array.isArray(names) ? names.join(', ') : ''
}

function formatCount(count: unknown): string {
  return count === 1 ? '1 item' : `${String(count)} items`
}

/**
 * Formats who did something: by their address while they are staff, or with the name of an API key; nothing for what
 * happened by itself.
 */
function formatActor(
  { staffId, apiKey }: Readonly<Record<string, unknown>>,
  staff: ReadonlyMap<string, string>,
): string {
  if (typeof apiKey === 'string') return ` with the API key “${apiKey}”`
  if (typeof staffId !== 'string') return ''
  return ` by ${staff.get(staffId) ?? 'a former staff member'}`
}

function sentence(text: string, reason: string): string {
  return reason === '' ? text : `${text} ${reason}`
}

function toBigint(amount: unknown): bigint {
  return typeof amount === 'string' && /^-?\d+$/.test(amount) ? BigInt(amount) : 0n
}
