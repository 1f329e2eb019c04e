import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sqlStateOf } from '../db/transact.ts'
import { AppError, defineErrors } from './app-error.ts'
import type { Admitted } from './call.ts'
import { loggable } from './log.ts'
import { claimKey, claimOf, keepAnswer, releaseKey, type RepeatableRequest } from './store.ts'
import { digestOf } from './token.ts'

export const IDEMPOTENCY_HEADER = 'idempotency-key'

export const idempotencyErrors = defineErrors('idempotency', {
  malformedKey: [400, 'An Idempotency-Key has 1 to 64 letters, digits, "_" and "-".'],
  running: [409, 'The same request is still being worked on. Please try again in a few seconds.'],
  otherRequest: [422, 'This Idempotency-Key belongs to another request.'],
})

/** As it is kept: what was answered, and what scripts were told about the cart beside it. */
const done = z.object({ answer: z.unknown(), hasCart: z.boolean().optional() })
const refused = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
})

/**
 * Runs a request once per Idempotency-Key of a session: a repeat gets the first answer, refusals
 * included. What failed for a reason that may pass - the server's fault, or too many tries - is not
 * kept, so that a repeat runs.
 *
 * The answer is kept after the run has committed. Where the process or the connection dies between the
 * two, nobody knows what came of it: a repeat is refused for five minutes and then runs.
 */
export async function answerOnce(
  request: FastifyRequest,
  { site, visitor, member }: Pick<Admitted, 'site' | 'visitor' | 'member'>,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (typeof key !== 'string' || !/^[\w-]{1,64}$/.test(key)) throw idempotencyErrors.malformedKey()
  const session = member?.session ?? visitor.token
  if (session === undefined) return run()
  const { db } = request.server
  const scope = digestOf(session).toString('hex')
  const repeatable = { scope, key, requestHash: hashOf(request) }

  if (!(await claimKey(db, site.id, repeatable)))
    return firstAnswer(request, { site, visitor }, repeatable)
  const answer = await run().catch(async (error: unknown) => {
    if (error instanceof AppError && isFinal(error)) {
      const { status, code, message, errors, details } = error
      const body = { code, message, errors, details }
      await keepAnswer(db, site.id, repeatable, { status, body })
    } else if (isUndone(error)) {
      await releaseKey(db, site.id, repeatable)
    }
    throw error
  })
  const body = { answer, hasCart: visitor.hasCart }
  // What is done is done: who asked is told so, also where it cannot be written down for a repeat.
  await keepAnswer(db, site.id, repeatable, { status: 200, body }).catch((error: unknown) =>
    request.log.error({ error: loggable(error) }, 'answer not kept'),
  )
  return answer
}

async function firstAnswer(
  { server: { db } }: FastifyRequest,
  { site, visitor }: Pick<Admitted, 'site' | 'visitor'>,
  repeatable: RepeatableRequest,
): Promise<unknown> {
  const first = await claimOf(db, site.id, repeatable)
  if (first && first.requestHash !== repeatable.requestHash) throw idempotencyErrors.otherRequest()
  if (!first || first.status === null) throw idempotencyErrors.running()
  if (first.status >= 400) {
    const { code, message, errors, details } = refused.parse(first.body)
    throw new AppError(code, first.status, message, { errors, details })
  }
  const { answer, hasCart } = done.parse(first.body)
  if (visitor.token !== undefined) visitor.keepToken()
  if (hasCart !== undefined) visitor.rememberCart(hasCart)
  return answer
}

/** Whether the run surely changed nothing: we refused it, or the database did, or was not reached. */
function isUndone(error: unknown): boolean {
  if (error instanceof AppError || sqlStateOf(error) !== undefined) return true
  return error instanceof Error && (NOT_REACHED.test(error.message) || isUndone(error.cause))
}

const NOT_REACHED = /ECONNREFUSED|ENOENT|timeout exceeded when trying to connect/

/** Whether trying again would be answered the same. */
function isFinal({ status }: AppError): boolean {
  return status < 500 && status !== 429
}

/** Of everything that was asked but the crumb, which is a fresh one in a repeat. */
function hashOf({ method, routeOptions, params, query, body }: FastifyRequest): string {
  const { crumb: _fresh, ...asked } = z.record(z.string(), z.string()).parse(query)
  const text = JSON.stringify([method, routeOptions.url, params, asked, body])
  return createHash('sha256').update(text).digest('base64url')
}
