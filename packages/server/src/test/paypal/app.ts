import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** An error of the API, with the name and the issue that PayPal has. */
export class ApiError extends Error {
  readonly status: number
  readonly issue: string

  constructor(status: number, name: string, issue = name) {
    super(name)
    this.status = status
    this.issue = issue
  }
}

const unprocessable = (issue: string) => new ApiError(422, 'UNPROCESSABLE_ENTITY', issue)

const CURRENCIES: ReadonlySet<string> = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP RUB SGD SEK CHF THB USD'.split(
    ' ',
  ),
)
const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(['HUF', 'JPY', 'TWD'])

const money = z.strictObject({ currency_code: z.string().length(3), value: z.string() })
type Money = z.output<typeof money>

const url = z.url({ protocol: /^https?$/ })

const orderBody = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.strictObject({
        invoice_id: z.string().min(1).max(127),
        custom_id: z.string().min(1).max(127),
        description: z.string().min(1).max(127),
        amount: money,
      }),
    )
    .length(1),
  payment_source: z.strictObject({
    paypal: z.strictObject({
      experience_context: z.strictObject({
        brand_name: z.string().min(1).max(127),
        locale: z
          .string()
          .regex(/^[a-z]{2}-[A-Z]{2}$/)
          .optional(),
        shipping_preference: z.enum(['NO_SHIPPING', 'GET_FROM_FILE', 'SET_PROVIDED_ADDRESS']),
        user_action: z.enum(['PAY_NOW', 'CONTINUE']),
        payment_method_preference: z.enum(['IMMEDIATE_PAYMENT_REQUIRED', 'UNRESTRICTED']),
        return_url: url,
        cancel_url: url,
      }),
    }),
  }),
})

interface FakeCapture {
  readonly id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  readonly amount: Money
  /** The answer of the bank of a declined card. */
  readonly processor_response?: { readonly response_code: string }
}

export interface FakeOrder {
  readonly id: string
  readonly body: z.output<typeof orderBody>
  amount: Money
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  /** The outcome of a capture. */
  outcome: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'INSTRUMENT_DECLINED' | 'CARD_EXPIRED'
  capture: FakeCapture | undefined
  readonly refunds: { readonly id: string; readonly status: string; readonly amount: Money }[]
}

const newId = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17)

/** One app of the stand-in: its orders, captures, refunds and webhooks. */
export class FakeApp {
  readonly orders = new Map<string, FakeOrder>()
  readonly webhooks = new Map<string, { readonly id: string; readonly url: string }>()

  createOrder(json: unknown): FakeOrder {
    const parsed = orderBody.safeParse(json)
    if (!parsed.success) throw new ApiError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX')
    const [unit] = parsed.data.purchase_units
    if (!unit) throw new ApiError(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    checkMoney(unit.amount)
    const order: FakeOrder = {
      id: newId(),
      body: parsed.data,
      amount: unit.amount,
      status: 'PAYER_ACTION_REQUIRED',
      outcome: 'COMPLETED',
      capture: undefined,
      refunds: [],
    }
    this.orders.set(order.id, order)
    return order
  }

  findOrder(id: string): FakeOrder {
    const order = this.orders.get(id)
    if (!order) throw new ApiError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    return order
  }

  /** Lets the buyer approve an order on PayPal's page. */
  approve(id: string, outcome: FakeOrder['outcome'] = 'COMPLETED'): FakeOrder {
    const order = this.findOrder(id)
    if (order.status === 'COMPLETED') throw new Error('This order is complete')
    return Object.assign(order, { status: 'APPROVED', outcome })
  }

  capture(id: string): FakeOrder {
    const order = this.findOrder(id)
    if (order.capture) throw unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED')
    const invoice = order.body.purchase_units[0]?.invoice_id
    for (const other of this.orders.values())
      if (other.capture && other.body.purchase_units[0]?.invoice_id === invoice)
        throw unprocessable('DUPLICATE_INVOICE_ID')
    const { outcome: status, amount } = order
    if (status === 'INSTRUMENT_DECLINED' || status === 'CARD_EXPIRED') throw unprocessable(status)
    const answer = { processor_response: { response_code: '5120' } }
    order.capture = { id: newId(), status, amount, ...(status === 'DECLINED' && answer) }
    order.status = 'COMPLETED'
    return order
  }

  findCapture(id: string): FakeOrder & { readonly capture: FakeCapture } {
    for (const order of this.orders.values())
      if (order.capture?.id === id) return order as FakeOrder & { readonly capture: FakeCapture }
    throw new ApiError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  }

  refund(captureId: string, json: unknown): object {
    const order = this.findCapture(captureId)
    const { capture, refunds } = order
    const { amount } = z.strictObject({ amount: money }).parse(json)
    checkMoney(amount)
    if (amount.currency_code !== capture.amount.currency_code)
      throw unprocessable('REFUND_CURRENCY_MISMATCH')
    if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE')
    if (capture.status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED')
    const before = refunds.reduce((sum, refund) => sum + Number(refund.amount.value), 0)
    const after = Math.round((before + Number(amount.value)) * 100)
    const whole = Math.round(Number(capture.amount.value) * 100)
    if (after > whole) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
    const refund = { id: newId(), status: 'COMPLETED', amount }
    refunds.push(refund)
    capture.status = after === whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    return refund
  }

  createWebhook(json: unknown): object {
    const names = z.array(z.strictObject({ name: z.string() })).min(1)
    const body = z.strictObject({ url: z.string(), event_types: names }).parse(json)
    if (!/^https:\/\/[^/:]+\//.test(body.url))
      throw new ApiError(400, 'VALIDATION_ERROR', 'Not a valid webhook URL')
    if ([...this.webhooks.values()].some((webhook) => webhook.url === body.url))
      throw new ApiError(400, 'WEBHOOK_URL_ALREADY_EXISTS')
    const webhook = { id: newId(), url: body.url }
    this.webhooks.set(webhook.id, webhook)
    return webhook
  }
}

function checkMoney({ currency_code: currency, value }: Money): void {
  if (!CURRENCIES.has(currency)) throw unprocessable('CURRENCY_NOT_SUPPORTED')
  if (!/^\d+(\.\d+)?$/.test(value)) throw unprocessable('INVALID_PARAMETER_SYNTAX')
  const digits = value.split('.')[1]?.length ?? 0
  if (WITHOUT_DECIMALS.has(currency) && digits > 0) throw unprocessable('DECIMALS_NOT_SUPPORTED')
  if (digits > 2) throw unprocessable('DECIMAL_PRECISION')
  if (!(Number(value) > 0)) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE')
}

/** Writes an order as the API does. */
export function toOrderJson(order: FakeOrder, pageUrl: string): object {
  const { id, status, amount, body, capture, refunds } = order
  const [unit] = body.purchase_units
  const payments = capture && { captures: [toCaptureJson(order, capture)], refunds }
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [{ reference_id: 'default', ...unit, amount, payments }],
    links: [
      { href: `${pageUrl}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      ...(status === 'COMPLETED'
        ? []
        : [{ href: `${pageUrl}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }]),
    ],
  }
}

/** Writes a capture as the API does, with the order that it belongs to. */
export function toCaptureJson({ id: orderId }: FakeOrder, capture: FakeCapture): object {
  return { ...capture, supplementary_data: { related_ids: { order_id: orderId } } }
}
