import { randomInt } from 'node:crypto'
import type { webhookFailures } from '@vitrine/contract'
import { WEBHOOK_ATTEMPTS } from '@vitrine/model'
import { loadSite } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import type { LogError } from '../../platform/slice.ts'
import { findAddressError, getAllowedHosts } from './address.ts'
import {
  type Attempt,
  claimDeliveries,
  type DeliveryRow,
  findDelivery,
  recordAttempt,
} from './delivery-store.ts'
import { type EndpointRow, findEndpoint, markWorking } from './endpoint-store.ts'
import { handleFailure } from './handle-failure.ts'
import { deriveSecret, signDelivery } from './secret.ts'

const TIMEOUT_MS = 10_000
/** The most of a response that is read and shown to staff. */
const MAX_RESPONSE_BYTES = 1_000
const BATCH = { limit: 20, perEndpoint: 4 }
const FIRST_PAUSE_S = 10
const LONGEST_PAUSE_S = 12 * 60 * 60

/** The ports of what sends deliveries. */
export interface DeliveryPorts {
  readonly db: Db
  readonly fetch: GuardedFetch
  /** Returns the URL of the installation. */
  readonly url: () => string
  readonly logError: LogError
}

/** Sends the deliveries of all sites that are due, some at a time. Returns how many it sent. */
export async function sendDueDeliveries(ports: DeliveryPorts): Promise<number> {
  const claimed = await claimDeliveries(ports.db, BATCH)
  await Promise.all(
    claimed.map(({ siteId, id }) =>
      sendDelivery(ports, siteId, id).catch((error: unknown) =>
        ports.logError(`The webhook delivery ${id} of site ${siteId} failed`, error),
      ),
    ),
  )
  return claimed.length
}

/** Sends a delivery that the caller has claimed, and records what became of it. */
export async function sendDelivery(
  { db, fetch, url }: Omit<DeliveryPorts, 'logError'>,
  siteId: string,
  id: string,
): Promise<void> {
  const delivery = await findDelivery(db, siteId, id)
  const endpoint = delivery && (await findEndpoint(db, siteId, delivery.endpointId))
  const site = await loadSite(db, siteId, url())
  // Deleted meanwhile.
  if (!delivery || !endpoint || !site) return
  const result = await post(fetch, site, { endpoint, delivery })
  const isDelivered = result.error === null
  const isLast = delivery.isManual || delivery.attempts + 1 >= WEBHOOK_ATTEMPTS
  await recordAttempt(db, siteId, id, {
    ...result,
    state: isDelivered ? 'delivered' : isLast ? 'failed' : 'pending',
    retryAfterS: isDelivered || isLast ? null : computePauseS(delivery.attempts),
  })
  if (isDelivered) await markWorking(db, siteId, endpoint.id)
  else if (!delivery.isManual) await handleFailure(db, site, endpoint.id)
}

type Result = Pick<Attempt, 'durationMs' | 'status' | 'error' | 'response'>

async function post(
  fetch: GuardedFetch,
  site: Site,
  { endpoint, delivery }: { readonly endpoint: EndpointRow; readonly delivery: DeliveryRow },
): Promise<Result> {
  const began = performance.now()
  const end = (result: Omit<Result, 'durationMs'>): Result => ({
    ...result,
    durationMs: Math.round(performance.now() - began),
  })
  const { payload, eventId, eventType } = delivery
  // The operator may have withdrawn a host since.
  if (findAddressError(endpoint.address) !== undefined)
    return end({ status: null, error: 'private', response: '' })
  try {
    const { status, bytes } = await fetch(endpoint.address, {
      types: [],
      maxBytes: MAX_RESPONSE_BYTES,
      timeoutMs: TIMEOUT_MS,
      acceptsAny: true,
      allowedHosts: getAllowedHosts(),
      body: { type: 'application/json', text: payload },
      headers: {
        'user-agent': 'Vitrine-Webhooks/1',
        'vitrine-event-id': eventId,
        'vitrine-event-type': eventType,
        'vitrine-signature': signDelivery(
          listSecrets(site, endpoint),
          payload,
          Math.floor(Date.now() / 1_000),
        ),
      },
    })
    // Text of the database has no NUL.
    const response = bytes.toString('utf8').replaceAll('\0', '')
    return end({ status, error: findStatusError(status), response })
  } catch (error) {
    return end({ status: null, error: toFailure(error), response: '' })
  }
}

function listSecrets({ secret }: Site, endpoint: EndpointRow): readonly string[] {
  const { secretId, earlierSecretId, earlierUntil } = endpoint
  const isEarlierValid = earlierUntil !== null && Date.parse(earlierUntil) > Date.now()
  const ids = isEarlierValid && earlierSecretId !== null ? [secretId, earlierSecretId] : [secretId]
  return ids.map((id) => deriveSecret(secret, id))
}

type Failure = (typeof webhookFailures)[number]

function findStatusError(status: number): Failure | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** The failures by the code of the error of the fetch; every other one is `unreachable`. */
const failures: Readonly<Record<string, Failure>> = {
  'fetch.notPublic': 'private',
  'fetch.notAnAddress': 'private',
  'fetch.tooSlow': 'timeout',
  'fetch.unreadable': 'unreadable',
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof AppError)) throw error
  return failures[error.code] ?? 'unreachable'
}

/** Returns the seconds before the next attempt: each pause is four times the one before, up to 12 hours, give or take a fifth. */
export function computePauseS(attempts: number): number {
  const pause = Math.min(FIRST_PAUSE_S * 4 ** attempts, LONGEST_PAUSE_S)
  return Math.round((pause * randomInt(80, 121)) / 100)
}
