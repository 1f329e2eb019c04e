import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isMessageId } from '@vitrine/model'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { getSqlState } from '../db/transact.ts'
import { AppError, defineErrors } from './app-error.ts'
import type { RequestContext } from './request-context.ts'
import { toLoggable } from './operations/log.ts'
import {
  API_KEY_SCOPE,
  claimKey,
  loadClaim,
  storeReply,
  releaseKey,
  type IdempotentRequest,
} from './store.ts'
import { computeDigest } from './token.ts'

export const IDEMPOTENCY_HEADER = 'idempotency-key'

export const idempotencyErrors = defineErrors('idempotency', {
  malformedKey: [400, 'Malformed idempotency key'],
  running: [409, 'Request in progress'],
  otherRequest: [422, 'Reused idempotency key'],
})

/** The stored reply, and whether scripts were told about a cart. */
const completedSchema = z.object({ answer: z.unknown(), hasCart: z.boolean().optional() })
const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]))
const messageSchema = z.object({
  messageId: z.string().refine(isMessageId),
  params: paramsSchema.optional(),
})
const rejectedSchema = z.object({
  code: z.string(),
  message: z.string(),
  params: paramsSchema.optional(),
  errors: z.record(z.string(), z.union([z.string(), messageSchema])).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
})

/**
 * Runs a request once per Idempotency-Key and session: a repeat gets the first reply, also if it was an
 * error. Errors that may pass - a fault of the server, or too many requests - are not stored, so that a
 * repeat runs.
 *
 * The reply is stored after the run has committed. If the process or the connection dies in between, the
 * outcome is unknown: a repeat is rejected for five minutes and then runs.
 */
export async function runOnce(
  db: Db,
  request: FastifyRequest,
  {
    site,
    visitor,
    staffMember,
    apiKey,
  }: Pick<RequestContext, 'site' | 'visitor' | 'staffMember' | 'apiKey'>,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (typeof key !== 'string' || !/^[\w-]{1,64}$/.test(key)) throw idempotencyErrors.malformedKey()
  const session = apiKey?.id ?? staffMember?.session ?? visitor.token
  if (session === undefined) return run()
  const digest = computeDigest(session).toString('hex')
  const scope = apiKey ? `${API_KEY_SCOPE}${digest}` : digest
  const repeatable = { scope, key, requestHash: hashRequest(request) }

  if (!(await claimKey(db, site.id, repeatable)))
    return loadFirstReply(db, { site, visitor }, repeatable)
  const answer = await run().catch(async (error: unknown) => {
    if (error instanceof AppError && isFinal(error)) {
      const { status, code, message, params, errors, details } = error
      const body = { code, message, params, errors, details }
      await storeReply(db, site.id, repeatable, { status, body })
    } else if (isUndone(error)) {
      await releaseKey(db, site.id, repeatable)
    }
    throw error
  })
  const body = { answer, hasCart: visitor.hasCart }
  // The work is committed, so the caller learns of it even if the reply cannot be stored for a repeat.
  await storeReply(db, site.id, repeatable, { status: 200, body }).catch((error: unknown) =>
    request.log.error(
      { error: toLoggable(error) },
      'the response to an idempotent request was not stored',
    ),
  )
  return answer
}

async function loadFirstReply(
  db: Db,
  { site, visitor }: Pick<RequestContext, 'site' | 'visitor'>,
  repeatable: IdempotentRequest,
): Promise<unknown> {
  const first = await loadClaim(db, site.id, repeatable)
  if (first && first.requestHash !== repeatable.requestHash) throw idempotencyErrors.otherRequest()
  if (!first || first.status === null) throw idempotencyErrors.running()
  if (first.status >= 400) {
    const { code, message, ...options } = rejectedSchema.parse(first.body)
    throw new AppError(code, first.status, message, options)
  }
  const { answer, hasCart } = completedSchema.parse(first.body)
  if (visitor.token !== undefined) visitor.ensureToken()
  if (hasCart !== undefined) visitor.setHasCart(hasCart)
  return answer
}

/**
 * Returns whether the run certainly changed nothing: the server rejected it, or the database did, or was not
 * reached.
 */
function isUndone(error: unknown): boolean {
  if (error instanceof AppError || getSqlState(error) !== undefined) return true
  return error instanceof Error && (NOT_REACHED.test(error.message) || isUndone(error.cause))
}

const NOT_REACHED = /ECONNREFUSED|ENOENT|timeout exceeded when trying to connect/

/** Returns whether a repeat would get the same error. */
function isFinal({ status }: AppError): boolean {
  return status < 500 && status !== 429
}

/** Hashes the request without its crumb, which is a fresh one in a repeat. */
function hashRequest({ method, routeOptions, params, query, body }: FastifyRequest): string {
  const { crumb: _fresh, ...asked } = z.record(z.string(), z.string()).parse(query)
  const text = JSON.stringify([method, routeOptions.url, params, asked, body])
  return createHash('sha256').update(text).digest('base64url')
}
