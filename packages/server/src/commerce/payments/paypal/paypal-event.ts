import { z } from 'zod'
import { paymentErrors } from '../errors.ts'
import type { InboundEvent } from '../provider.ts'
import { callPayPal, type PayPalApp, PayPalError } from './paypal-api.ts'

/** The events that change what is known of a payment. */
export const EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
] as const

const relatedIds = z.object({ related_ids: z.object({ order_id: z.string().optional() }) })

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string(),
  create_time: z.iso.datetime({ offset: true }),
  resource: z.object({
    id: z.string().optional(),
    supplementary_data: relatedIds.optional().catch(undefined),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().optional() }))
      .default([]),
  }),
})

export type PayPalEvent = z.output<typeof eventSchema>

/** The headers that PayPal signs an event with, by the names of the call that verifies them. */
const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

const VERIFY = '/v1/notifications/verify-webhook-signature'

/**
 * Has PayPal verify an event. The server itself never opens the URL of the certificate, which the sender chooses. Throws
 * `payments.unverified` unless PayPal sent the event to this webhook.
 */
export async function verifyEvent(
  app: PayPalApp,
  { rawBody, header, secret }: InboundEvent,
): Promise<PayPalEvent> {
  const text = rawBody.toString('utf8')
  const event = parseEvent(text)
  const signed = Object.entries(HEADERS).map(([name, source]) => [name, header(source)] as const)
  if (signed.some(([, value]) => value === undefined || value.length > 1_000))
    throw paymentErrors.unverified()
  const fields = { ...Object.fromEntries(signed), webhook_id: secret.toString() }
  // The signature covers the bytes of the event, so they are passed on as they came.
  const body = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${text}}`
  const reply = await callPayPal(
    app,
    { method: 'POST', path: VERIFY, body },
    z.object({ verification_status: z.string() }),
  ).catch((cause: unknown) => {
    throw cause instanceof PayPalError ? paymentErrors.unverified({ cause }) : cause
  })
  if (reply.verification_status !== 'SUCCESS') throw paymentErrors.unverified()
  return event
}

function parseEvent(text: string): PayPalEvent {
  try {
    return eventSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw paymentErrors.unverified({ cause })
  }
}

/** Returns whether an event says that a buyer disputes a payment, or has had it reversed. */
export function isDispute({ event_type: type }: PayPalEvent): boolean {
  return type === 'CUSTOMER.DISPUTE.CREATED' || type === 'PAYMENT.CAPTURE.REVERSED'
}

/** Finds the order at PayPal that an event is about; undefined for an event about anything else. */
export async function findOrderOfEvent(
  app: PayPalApp,
  { event_type: type, resource }: PayPalEvent,
): Promise<string | undefined> {
  if (type === 'CHECKOUT.ORDER.APPROVED') return resource.id
  const named = resource.supplementary_data?.related_ids.order_id
  if (named !== undefined) return named
  const captureId = getCaptureId(resource)
  return captureId === undefined ? undefined : findOrderOfCapture(app, captureId)
}

/** Returns the capture of a refund or a dispute. Only its ID is read from the URL of a link. */
function getCaptureId({ links, disputed_transactions: disputed }: PayPalEvent['resource']) {
  const up = links.find(({ rel }) => rel === 'up')?.href
  const [, id] = /\/payments\/captures\/(\w{1,40})$/.exec(up ?? '') ?? []
  return id ?? disputed[0]?.seller_transaction_id
}

async function findOrderOfCapture(app: PayPalApp, id: string): Promise<string | undefined> {
  try {
    const path = `/v2/payments/captures/${encodeURIComponent(id)}`
    const schema = z.object({ supplementary_data: relatedIds.optional() })
    const capture = await callPayPal(app, { method: 'GET', path }, schema)
    return capture.supplementary_data?.related_ids.order_id
  } catch (error) {
    if (error instanceof PayPalError && error.status === 404) return undefined
    throw error
  }
}
