import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { ApiError, FakeApp, type FakeOrder, toCaptureJson, toOrderJson } from './app.ts'

/** The credentials that the stand-in accepts. */
export const PAYPAL_APP = {
  clientId: 'AStandInStandInClientId1234',
  clientSecret: 'EStandInStandInSecret5678',
  isLive: false,
}

interface Answer {
  readonly status: number
  readonly json: object
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2_048 })

/**
 * Starts a stand-in for PayPal on the loopback: it speaks its HTTP protocol, refuses what PayPal refuses, has a page to
 * approve each order on, and signs events.
 */
export async function startPayPal(port = 0) {
  let url = ''
  let isDown = false
  /** Whether the next answer to a capture is lost on its way. */
  let losesCapture = false
  const app = new FakeApp()
  const tokens = new Set<string>()
  const answers = new Map<string, Answer>()
  const calls: string[] = []

  const answerOnce = (request: IncomingMessage, path: string, body: string): Answer => {
    const id = request.headers['paypal-request-id']
    const key = typeof id === 'string' ? `${path} ${id}` : undefined
    const known = key === undefined ? undefined : answers.get(key)
    if (known) return known
    const answer = answerCall(app, { method: request.method ?? 'GET', path, body, pageUrl: url })
    if (key !== undefined && answer.status < 400) answers.set(key, answer)
    return answer
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://paypal')
    const body = await readBody(request)
    if (pathname === '/checkoutnow')
      return servePage(app, { id: searchParams.get('token') ?? '', body }, response)
    calls.push(`${request.method} ${pathname}`)
    if (isDown) return void response.destroy()
    const { authorization = '' } = request.headers
    const isToken = pathname === '/v1/oauth2/token'
    const answer = isToken
      ? createToken(tokens, authorization, body)
      : tokens.has(authorization.replace('Bearer ', ''))
        ? answerOnce(request, pathname, body)
        : { status: 401, json: { error: 'invalid_token' } }
    if (losesCapture && pathname.endsWith('/capture')) {
      losesCapture = false
      return void response.destroy()
    }
    if (answer.status === 204) return void response.writeHead(204).end()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.json))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  return {
    url,
    app,
    /** The calls of the API so far: `POST /v2/checkout/orders`. */
    calls,
    setDown: (down: boolean) => {
      isDown = down
    },
    /** Loses the next answer to a capture, which has run. */
    loseCapture: () => {
      losesCapture = true
    },
    /** Ends all access tokens. */
    endTokens: () => tokens.clear(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function createToken(tokens: Set<string>, authorization: string, body: string): Answer {
  const { clientId, clientSecret } = PAYPAL_APP
  const expected = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  if (authorization !== `Basic ${expected}`)
    return { status: 401, json: { error: 'invalid_client' } }
  if (body !== 'grant_type=client_credentials')
    return { status: 400, json: { error: 'unsupported_grant_type' } }
  const token = `A21${randomUUID()}`
  tokens.add(token)
  return { status: 200, json: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } }
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly pageUrl: string
}

function answerCall(app: FakeApp, call: Call): Answer {
  try {
    return run(app, call)
  } catch (error) {
    const { status, message, issue } =
      error instanceof ApiError ? error : new ApiError(400, 'INVALID_REQUEST')
    return { status, json: { name: message, details: [{ issue }], debug_id: 'f00d' } }
  }
}

function run(app: FakeApp, { method, path, body, pageUrl }: Call): Answer {
  const [, , ...parts] = path.split('/')
  const [, kind, id = '', action] = parts
  const json: unknown = body === '' ? undefined : JSON.parse(body)
  switch (`${method} ${kind}${id ? '/id' : ''}${action ? `/${action}` : ''}`) {
    case 'POST orders':
      return { status: 201, json: toOrderJson(app.createOrder(json), pageUrl) }
    case 'GET orders/id':
      return { status: 200, json: toOrderJson(app.findOrder(id), pageUrl) }
    case 'POST orders/id/capture':
      return { status: 201, json: toOrderJson(app.capture(id), pageUrl) }
    case 'GET captures/id': {
      const order = app.findCapture(id)
      return { status: 200, json: toCaptureJson(order, order.capture) }
    }
    case 'POST captures/id/refund':
      return { status: 201, json: app.refund(id, json) }
    case 'POST webhooks':
      return { status: 201, json: app.createWebhook(json) }
    case 'GET webhooks':
      return { status: 200, json: { webhooks: [...app.webhooks.values()] } }
    case 'DELETE webhooks/id':
      app.webhooks.delete(id)
      return { status: 204, json: {} }
    case 'POST verify-webhook-signature':
      return { status: 200, json: { verification_status: verify(app, body) } }
    default:
      throw new ApiError(404, 'NOT_FOUND')
  }
}

const verification = z.strictObject({
  auth_algo: z.literal('SHA256withRSA'),
  cert_url: z.string().startsWith('https://api.paypal.com/'),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.iso.datetime(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
})

/** Checks a signature over the bytes of the event as they stand in the call. */
function verify({ webhooks }: FakeApp, body: string): 'SUCCESS' | 'FAILURE' {
  const sent = verification.parse(JSON.parse(body))
  const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const isKnown = webhooks.has(sent.webhook_id)
  const text = createSignedText(sent, event)
  const isSigned = createVerify('RSA-SHA256')
    .update(text)
    .verify(keys.publicKey, sent.transmission_sig, 'base64')
  return isKnown && isSigned ? 'SUCCESS' : 'FAILURE'
}

function createSignedText(
  sent: {
    readonly transmission_id: string
    readonly transmission_time: string
    readonly webhook_id: string
  },
  event: string,
): string {
  return `${sent.transmission_id}|${sent.transmission_time}|${sent.webhook_id}|${crc32(event)}`
}

/** Creates an event as PayPal sends it to a webhook, with its signature. */
export function signPayPalEvent(type: string, order: FakeOrder, webhookId: string) {
  const at = new Date().toISOString().replace(/\.\d+/, '')
  const payload = JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_version: '1.0',
    create_time: at,
    event_type: type,
    resource: createResource(type, order),
  })
  const sent = { transmission_id: randomUUID(), transmission_time: at, webhook_id: webhookId }
  const signature = createSign('RSA-SHA256').update(createSignedText(sent, payload))
  const headers = {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'paypal-transmission-id': sent.transmission_id,
    'paypal-transmission-time': at,
    'paypal-transmission-sig': signature.sign(keys.privateKey, 'base64'),
  }
  return { payload, headers }
}

function createResource(type: string, order: FakeOrder): object {
  const { id, capture } = order
  if (type === 'CHECKOUT.ORDER.APPROVED' || !capture) return { id }
  if (type.startsWith('CUSTOMER.DISPUTE.'))
    return {
      dispute_id: 'PP-D-1',
      disputed_transactions: [{ seller_transaction_id: capture.id }],
    }
  if (!type.endsWith('.REFUNDED') && !type.endsWith('.REVERSED'))
    return toCaptureJson(order, capture)
  const href = `https://api.paypal.com/v2/payments/captures/${capture.id}`
  return { id: order.refunds.at(-1)?.id ?? 'R1', links: [{ rel: 'up', href, method: 'GET' }] }
}

/** Serves the page on which the buyer approves an order, and its answer. */
function servePage(
  app: FakeApp,
  { id, body }: { readonly id: string; readonly body: string },
  response: ServerResponse,
): void {
  const order = app.findOrder(id)
  const { experience_context: context } = order.body.payment_source.paypal
  const choice = new URLSearchParams(body).get('choice')
  if (choice) {
    if (choice !== 'back') app.approve(id, choice === 'pay' ? 'COMPLETED' : 'INSTRUMENT_DECLINED')
    const next = new URL(choice === 'back' ? context.cancel_url : context.return_url)
    next.searchParams.set('token', id)
    if (choice !== 'back') next.searchParams.set('PayerID', 'BUYER1')
    return void response.writeHead(303, { location: next.href }).end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><title>PayPal</title><main>
    <h1>Pay ${context.brand_name}</h1><p>${order.amount.value} ${order.amount.currency_code}</p>
    <form method="post"><button name="choice" value="pay">Pay now</button>
    <button name="choice" value="decline">Pay with an empty account</button>
    <button name="choice" value="back">Cancel and return</button></form></main></html>`)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}
