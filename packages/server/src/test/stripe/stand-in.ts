import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Stripe } from 'stripe'
import { FakeAccount, type FakeSession, toSessionJson } from './account.ts'
import { ApiError } from './api-error.ts'
import { serveBrowser } from './browser.ts'
import { type Form, parseStripeForm } from './form.ts'
import { type FakeCardIntent, toIntentJson } from './intents.ts'
import { type FakeSetup, toSetupJson } from './setups.ts'

/** The key that the stand-in accepts. */
export const STRIPE_KEY = 'sk_test_standinstandin1234'
const STRIPE_LIVE_KEY = 'sk_live_standinstandin5678'

interface Call {
  readonly method: string
  readonly path: string
  readonly form: Form
  readonly key: string | undefined
}

interface Answer {
  readonly status: number
  readonly json: object
}

/**
 * Starts a stand-in for Stripe on the loopback: it speaks its HTTP protocol, refuses what Stripe refuses, has a page to
 * pay on at each session's URL, serves a script and frames for the form on a site, and signs events.
 */
export async function startStripe(port = 0) {
  let url = ''
  const account = new FakeAccount(() => url)
  const answers = new Map<string, { readonly body: string; readonly answer: Answer }>()
  const calls: string[] = []
  let isDown = false
  let lost = { requests: '', answers: '' }
  const isLost = (pathname: string, part: keyof typeof lost) =>
    lost[part] !== '' && pathname.endsWith(lost[part])

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
    const body = await readBody(request)
    if (pathname.startsWith('/c/pay/')) return servePage(account, { pathname, body }, response)
    if (!isDown && serveBrowser(account, { request, response, pathname, body })) return
    calls.push(`${request.method} ${pathname}`)
    if (isDown || isLost(pathname, 'requests')) return void response.destroy()
    const key = /^(?:Bearer|Basic) (.*)$/.exec(request.headers.authorization ?? '')?.[1]
    const form = parseStripeForm(request.method === 'GET' ? search : body)
    const call = { method: request.method ?? 'GET', path: pathname, form, key }
    const repeat = request.headers['idempotency-key']
    const known = typeof repeat === 'string' ? answers.get(repeat) : undefined
    const answer =
      known && known.body !== body
        ? refuse(
            new ApiError(
              'Keys for idempotent requests can only be used with the same parameters they were first used with.',
              { type: 'idempotency_error' },
            ),
          )
        : (known?.answer ?? answerCall(account, call))
    if (typeof repeat === 'string' && request.method === 'POST')
      answers.set(repeat, { body, answer })
    if (isLost(pathname, 'answers')) return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.json))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  return {
    url,
    account,
    /** The calls of the API so far: `POST /v1/refunds`. */
    calls,
    setDown: (down: boolean) => {
      isDown = down
    },
    /** Does what is asked at paths with this end, and loses the answer; with an empty end, answers everything. */
    loseAnswers: (end: string) => {
      lost = { ...lost, answers: end }
    },
    /** Loses what is asked at paths with this end, before anything is done; with an empty end, nothing. */
    loseRequests: (end: string) => {
      lost = { ...lost, requests: end }
    },
    /** Returns the body and headers of a signed event about a session, or a payment in the form. */
    sign: signEvent,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Creates an event as Stripe sends it. Those of charges name the payment, and not the session. */
function signEvent(type: string, paid: FakeSession | FakeCardIntent | FakeSetup, secret: string) {
  if ('successUrl' in paid && 'method' in paid) return signObject(type, toSetupJson(paid), secret)
  const isCard = 'secret' in paid
  const charge = {
    id: 'ch_1',
    object: 'charge',
    payment_intent: isCard ? paid.id : paid.intent?.id,
  }
  const json = isCard ? toIntentJson(paid) : toSessionJson(paid, false)
  return signObject(type, type.startsWith('charge.') ? charge : json, secret)
}

function signObject(type: string, object: object, secret: string) {
  const created = Math.floor(Date.now() / 1_000)
  const id = `evt_${randomUUID()}`
  const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  return { payload, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } }
}

function answerCall(account: FakeAccount, call: Call): Answer {
  try {
    if (call.key !== STRIPE_KEY && call.key !== STRIPE_LIVE_KEY)
      throw new ApiError(`Invalid API Key provided: ${call.key}`, { status: 401 })
    return { status: 200, json: run(account, call) }
  } catch (error) {
    if (error instanceof ApiError) return refuse(error)
    throw error
  }
}

function run(account: FakeAccount, { method, path, form }: Call): object {
  const [, , ...parts] = path.split('/')
  const [kind, id = '', action] = parts[0] === 'checkout' ? parts.slice(1) : parts
  const isExpanded = form['expand'] !== undefined
  switch (`${method} ${kind}${id ? '/id' : ''}${action ? `/${action}` : ''}`) {
    case 'GET account':
      return {
        id: 'acct_1',
        object: 'account',
        country: 'GB',
        charges_enabled: true,
        settings: { dashboard: { display_name: 'Saltby Pottery Ltd' } },
      }
    case 'POST sessions':
      if (form['mode'] === 'setup') return toSetupJson(account.setups.create(form))
      return toSessionJson(account.createSession(form), false)
    case 'GET sessions':
      return { object: 'list', data: findByPayment(account, form) }
    case 'GET sessions/id': {
      const setup = account.setups.all.get(id)
      return setup ? toSetupJson(setup) : toSessionJson(account.findSession(id), isExpanded)
    }
    case 'POST sessions/id/expire':
      return toSessionJson(account.expireSession(id), false)
    case 'POST payment_intents':
      return toIntentJson(account.intents.create(form))
    case 'POST payment_intents/id/confirm':
      return toIntentJson(account.intents.confirmStored(id, form))
    case 'GET payment_intents/id':
      return toIntentJson(account.intents.find(id))
    case 'POST payment_intents/id/cancel':
      return toIntentJson(account.intents.cancel(id))
    case 'POST customers':
      return { ...account.customers.create(form), object: 'customer' }
    case 'POST refunds':
      return { ...account.refund(form), object: 'refund', status: 'succeeded' }
    case 'POST webhook_endpoints':
      return { ...account.createWebhook(form), object: 'webhook_endpoint' }
    case 'POST webhook_endpoints/id':
      return { ...account.changeWebhook(id, form), object: 'webhook_endpoint' }
    case 'DELETE webhook_endpoints/id':
      account.webhooks.delete(id)
      return { id, deleted: true }
    default:
      throw new ApiError(`Unrecognized request URL (${method}: ${path}).`, { status: 404 })
  }
}

function findByPayment({ sessions }: FakeAccount, form: Form): object[] {
  return [...sessions.values()]
    .filter(({ intent }) => intent && intent.id === form['payment_intent'])
    .map((session) => toSessionJson(session, false))
}

function refuse({ message, status, type, param, code }: ApiError): Answer {
  return { status, json: { error: { message, type, param, code } } }
}

/** Serves the page on which the buyer pays, and its answer. */
function servePage(
  account: FakeAccount,
  { pathname, body }: { readonly pathname: string; readonly body: string },
  response: ServerResponse,
): void {
  const id = pathname.replace('/c/pay/', '')
  const session = account.findSession(id)
  const choice = new URLSearchParams(body).get('choice')
  if (choice === 'pay') account.completeSession(id, 'succeeded')
  const next = choice === 'back' ? session.cancelUrl : session.successUrl
  if (choice) return void response.writeHead(303, { location: next }).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><title>Checkout</title><main>
    <h1>Pay ${session.description}</h1><p>${session.amount} ${session.currency}</p><p>${session.email}</p>
    <form method="post"><button name="choice" value="pay">Pay</button>
    <button name="choice" value="back">Back</button></form></main></html>`)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}
