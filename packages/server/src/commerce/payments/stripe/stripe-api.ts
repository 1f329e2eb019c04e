import { Stripe } from 'stripe'

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
