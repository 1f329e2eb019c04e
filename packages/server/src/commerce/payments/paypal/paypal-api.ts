import { createHash } from 'node:crypto'
import { z } from 'zod'
import { paymentErrors } from '../errors.ts'
import type { PayPalAccount } from './account-store.ts'

/** The time for one call, in milliseconds. */
const TIMEOUT_MS = 20_000
/** The time before the end of a token at which it is asked for anew, in seconds. */
const TOKEN_MARGIN_S = 60
/** The maximum number of tokens in memory, one for each connected app. */
const MAX_TOKENS = 1_000

const URLS = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' }

let standInUrl: string | undefined

/** Sets where the API of PayPal is, once at the start: the setting `PAYPAL_API_URL`, for a stand-in. */
export function setPayPalApiUrl(url: string): void {
  standInUrl = new URL(url).origin
}

/** The app whose rights a call has. */
export type PayPalApp = Pick<PayPalAccount, 'clientId' | 'clientSecret' | 'isLive'>

/** An answer of PayPal that says that the call has done nothing. */
export class PayPalError extends Error {
  readonly status: number
  /** The most exact name of the reason: `ORDER_ALREADY_CAPTURED`. */
  readonly issue: string

  constructor(status: number, issue: string) {
    super(`PayPal responded with ${status} ${issue}`)
    this.status = status
    this.issue = issue
  }
}

export interface PayPalCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** The body, or its JSON where each byte counts. */
  readonly body?: object | string
  /** The key by which PayPal runs a repeated call once. */
  readonly requestId?: string
}

interface Reply {
  readonly status: number
  readonly json: unknown
}

/**
 * Calls the API of PayPal. Throws `PayPalError` if it refuses, and `payments.unreachable` if there is no answer that says
 * anything about the call.
 */
export async function callPayPal<T>(
  app: PayPalApp,
  call: PayPalCall,
  schema: z.ZodType<T>,
): Promise<T> {
  let reply = await send(app, call, await getToken(app))
  // A token ends early when the secret of the app is replaced.
  if (reply.status === 401) reply = await send(app, call, await getToken(app, { isAnew: true }))
  return schema.parse(reply.status === 204 ? {} : getAnswer(reply))
}

const tokens = new Map<string, { readonly token: string; readonly endsAt: number }>()

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })

/** Returns the access token of an app. Throws `PayPalError` if PayPal does not accept its credentials. */
export async function getToken(app: PayPalApp, { isAnew = false } = {}): Promise<string> {
  const url = getUrl(app)
  const { clientId, clientSecret } = app
  const key = createHash('sha256').update(`${url} ${clientId} ${clientSecret}`).digest('hex')
  const known = tokens.get(key)
  if (!isAnew && known && known.endsAt > Date.now()) return known.token
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const reply = await request(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const { access_token: token, expires_in: seconds } = tokenSchema.parse(getAnswer(reply))
  if (tokens.size >= MAX_TOKENS) tokens.clear()
  tokens.set(key, { token, endsAt: Date.now() + (seconds - TOKEN_MARGIN_S) * 1_000 })
  return token
}

async function send(app: PayPalApp, call: PayPalCall, token: string): Promise<Reply> {
  const { method, path, body, requestId } = call
  return request(`${getUrl(app)}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      prefer: 'return=representation',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(requestId !== undefined && { 'paypal-request-id': requestId }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

async function request(url: string, init: RequestInit): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { ...init, redirect: 'error', signal })
    const text = await response.text()
    return { status: response.status, json: text === '' ? {} : JSON.parse(text) }
  } catch (cause) {
    throw paymentErrors.unreachable({ cause })
  }
}

const errorSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

/** Returns the body of an answer that is none of an error. */
function getAnswer({ status, json }: Reply): unknown {
  if (status >= 200 && status < 300) return json
  const { name, error, details } = errorSchema.safeParse(json).data ?? {}
  const answer = new PayPalError(status, details?.[0]?.issue ?? name ?? error ?? 'UNKNOWN')
  // It may have run, or will if it is repeated.
  if (status >= 500 || status === 408 || status === 429)
    throw paymentErrors.unreachable({ cause: answer })
  throw answer
}

function getUrl({ isLive }: PayPalApp): string {
  return standInUrl ?? (isLive ? URLS.live : URLS.sandbox)
}
