import { Stripe } from 'stripe'
import { paymentErrors } from '../errors.ts'

/** The time for one call, in milliseconds. */
const TIMEOUT_MS = 20_000
/** The number of times that a call is repeated when the network fails; each has the same idempotency key. */
const RETRIES = 2

const API_HOST = 'api.stripe.com'
/** The name of the release in a version such as `2026-10-28.endive`. */
const [, RELEASE = 'v3'] = Stripe.API_VERSION.split('.')

let apiUrl = new URL(`https://${API_HOST}`)

/** Sets where the API of Stripe is, once at the start: the setting `STRIPE_API_URL`, for a stand-in. */
export function setStripeApiUrl(url: string): void {
  apiUrl = new URL(url)
}

/** The address of a script and the sources that it needs, as a policy of the page names them. */
export interface StripeScript {
  readonly url: string
  readonly scripts: readonly string[]
  readonly calls: readonly string[]
  readonly frames: readonly string[]
}

/**
 * Returns the browser script of the release that the installed library speaks; a stand-in serves its own.
 *
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
export function getStripeScript(): StripeScript {
  const path = `/${RELEASE}/stripe.js`
  if (apiUrl.hostname !== API_HOST) {
    const own = [apiUrl.origin]
    return { url: `${apiUrl.origin}${path}`, scripts: own, calls: own, frames: own }
  }
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
  return {
    url: `https://js.stripe.com${path}`,
    scripts,
    calls: [`https://${API_HOST}`],
    frames: [...scripts, 'https://hooks.stripe.com'],
  }
}

/** Creates a client with the secret key of an account. It speaks the API version of the installed library. */
export function createStripeClient(secretKey: string): Stripe {
  const isPlain = apiUrl.protocol === 'http:'
  return new Stripe(secretKey, {
    host: apiUrl.hostname,
    port: apiUrl.port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

/** Waits for an answer of the API. Throws `payments.unreachable` if there is none that says anything about the call. */
export async function ask<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    throw isAnswer(cause) ? cause : paymentErrors.unreachable({ cause })
  }
}

function isAnswer(error: unknown): boolean {
  const { errors } = Stripe
  return (
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeCardError ||
    error instanceof errors.StripeIdempotencyError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  )
}
