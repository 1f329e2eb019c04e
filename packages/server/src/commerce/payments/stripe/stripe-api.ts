import { Stripe } from 'stripe'
import { paymentErrors } from '../errors.ts'

/** The time for one call, in milliseconds. */
const TIMEOUT_MS = 20_000
/** The number of times that a call is repeated when the network fails; each has the same idempotency key. */
const RETRIES = 2

let apiUrl = new URL('https://api.stripe.com')

/** Sets where the API of Stripe is, once at the start: the setting `STRIPE_API_URL`, for a stand-in. */
export function setStripeApiUrl(url: string): void {
  apiUrl = new URL(url)
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
    error instanceof errors.StripeIdempotencyError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  )
}
