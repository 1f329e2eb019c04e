import { z } from 'zod'
import type { PaymentIntent } from '../provider.ts'
import { describePayPalFailure } from './decline.ts'
import { parsePayPalMoney } from './money.ts'
import type { PayPalOrderState } from './order-store.ts'

const money = z.object({ currency_code: z.string(), value: z.string() })
const transaction = z.object({ id: z.string(), status: z.string(), amount: money })

const capture = transaction.extend({
  /** The answer of the bank to a capture that it declined. */
  processor_response: z
    .object({ response_code: z.string().optional() })
    .optional()
    .catch(undefined),
})

/** The parts of an order of PayPal that tell its state. */
export const orderSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        amount: money,
        payments: z
          .object({
            captures: z.array(capture).default([]),
            refunds: z.array(transaction).default([]),
          })
          .optional(),
      }),
    )
    .length(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})

export type PayPalOrder = z.output<typeof orderSchema>

const CAPTURED: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])
const OPEN: ReadonlySet<string> = new Set(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'])

/** Converts an order of PayPal to the state of its payment. A closed order is one that is never captured. */
export function toPaymentIntent(
  order: PayPalOrder,
  { state, failure }: PayPalOrderState,
): PaymentIntent {
  const { captures, refunds } = getPayments(order)
  const captured = sum(captures.filter(({ status }) => CAPTURED.has(status)))
  const amount = order.purchase_units[0]?.amount
  // Money in another currency than that of the order counts as none of it.
  const paid = captures.find((capture) => capture.amount.currency_code !== amount?.currency_code)
  const status = getStatus(order, state === 'closed' ? (failure ?? '') : null)
  return {
    ref: order.id,
    status,
    currency: paid?.amount.currency_code ?? amount?.currency_code ?? '',
    amountMinor: amount ? parsePayPalMoney(amount) : 0n,
    authorizedMinor: captured,
    capturedMinor: captured,
    refundedMinor: sum(refunds.filter(({ status }) => status === 'COMPLETED')),
    failure: status === 'declined' ? (failure ?? describeCaptures(captures)) : null,
    confirmUrl: status === 'requires_confirmation' ? getApprovalUrl(order) : null,
  }
}

/** Returns the reason why the last capture was declined. */
function describeCaptures(captures: readonly z.output<typeof capture>[]): string {
  return describePayPalFailure(captures.at(-1)?.processor_response?.response_code)
}

/** Returns the captures and refunds of an order. */
export function getPayments(order: PayPalOrder): {
  readonly captures: readonly z.output<typeof capture>[]
  readonly refunds: readonly z.output<typeof transaction>[]
} {
  return order.purchase_units[0]?.payments ?? { captures: [], refunds: [] }
}

/** Returns the status of a payment; `closed` is the reason why its order was closed, and null while it is not. */
function getStatus(order: PayPalOrder, closed: string | null): PaymentIntent['status'] {
  const { captures } = getPayments(order)
  if (captures.some(({ status }) => CAPTURED.has(status))) return 'succeeded'
  if (captures.some(({ status }) => status === 'PENDING')) return 'processing'
  if (captures.length > 0) return 'declined'
  if (closed !== null) return closed === '' ? 'canceled' : 'declined'
  if (order.status === 'APPROVED') return 'approved'
  if (OPEN.has(order.status)) return 'requires_confirmation'
  return order.status === 'VOIDED' ? 'canceled' : 'processing'
}

/** Returns the URL where the buyer approves the order. */
function getApprovalUrl({ links }: PayPalOrder): string | null {
  const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  return link && /^https?:\/\//.test(link.href) ? link.href : null
}

function sum(parts: readonly z.output<typeof transaction>[]): bigint {
  return parts.reduce((total, { amount }) => total + parsePayPalMoney(amount), 0n)
}
