import type { Problem } from '@vitrine/contract'
import { cartMessages } from '@vitrine/model'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, defineErrors } from './app-error.ts'
import { loggable } from './log.ts'
import { offeredMethods } from './offered.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

export const httpErrors = defineErrors('http', {
  malformed: [400, 'Malformed request'],
  signInFirst: [401, 'Please sign in.'],
  forbidden: [403, 'Not allowed'],
  crumbFail: [403, cartMessages.sessionExpired],
  foreignPage: [403, 'This form was sent from another site.'],
  notFound: [404, 'Not found'],
  notOffered: [405, 'This address is not asked that way.'],
  tooSlow: [408, 'The request took too long to arrive.'],
  tooLarge: [413, 'The request is too large.'],
  notJson: [415, 'Send JSON, with the content type application/json.'],
  notMultipart: [415, 'Send the file in a form, with the content type multipart/form-data.'],
  unknownSite: [421, 'No site of ours'],
  tooMany: [429, cartMessages.tooManyRequests],
  headersTooLarge: [431, 'The request’s headers are too large.'],
  internal: [500, 'Internal error'],
  busy: [503, 'The shop is busy. Please try again in a few seconds.'],
})

/** A crumb that was missing or stale, with a fresh one to repeat with. */
export class CrumbFail extends AppError {
  readonly crumb: string

  constructor(crumb: string) {
    super('http.crumbFail', 403, cartMessages.sessionExpired)
    this.crumb = crumb
  }
}

export class TooMany extends AppError {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('http.tooMany', 429, cartMessages.tooManyRequests)
    this.retryAfterS = retryAfterS
  }
}

/** Draws an error as a page, for those who asked for one. */
export type ErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
) => Promise<FastifyReply>

/**
 * Every error leaves as problem+json (RFC 9457), which also carries `message` and `status`: the
 * storefront's scripts read those. Outside `/api`, people get a page, unless they ask for page JSON. What is not an `AppError` is a bug;
 * it is logged whole and answered with nothing inside.
 */
export function answerErrors(app: FastifyInstance, errorPage?: ErrorPage): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
    if (!errorPage || isForScripts(request.url)) return answer(reply, error)
    return errorPage(request, reply, error)
  }
  const offered = offeredMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = offered(request.url)
    if (methods.length === 0 || methods.includes(request.method))
      return send(request, reply, httpErrors.notFound())
    return send(request, reply.header('allow', methods.join(', ')), httpErrors.notOffered())
  })
  app.setErrorHandler<Error>((error, request, reply) => {
    const known = knownError(error)
    if (known.status >= 500)
      request.log.error({ code: known.code, error: loggable(error) }, 'request failed')
    return send(request, reply, known)
  })
}

function isForScripts(url: string): boolean {
  return url.startsWith('/api/') || /[?&]format=json(?:-pretty)?(?:&|$)/.test(url)
}

/** An address with a NUL is nobody's, and no database can look for it. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw httpErrors.malformed()
  })
}

/** What the framework refuses before it knows a route: an address with a broken percent sign in it. */
export function refuseAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void answer(reply.headers(SECURITY_HEADERS), httpErrors.malformed())
}

function knownError(error: Error & Partial<FastifyError>): AppError {
  if (error instanceof AppError) return error
  const status = error.statusCode ?? 500
  const cause = { cause: error }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return httpErrors.tooLarge(cause)
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return httpErrors.notJson(cause)
  // Fastify's own refusals: a body that is no JSON, a broken percent sign in the path.
  if (error.code?.startsWith('FST_') && status < 500) return httpErrors.malformed(cause)
  if (isDatabaseGone(error)) return httpErrors.busy(cause)
  return httpErrors.internal(cause)
}

/** Of the system, and PostgreSQL's: no connection, no room, in each other's way, stopped or starting. */
const GONE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08...|40001|40P01|53...|57P0[1-5])$/
/** The driver's own, which have no code. */
const GONE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Cannot use a pool after/

/** The database is starting, stopping or out of connections: worth trying again, and no bug. */
function isDatabaseGone(error: Error & { code?: string | undefined; cause?: unknown }): boolean {
  if (error.code !== undefined && GONE_CODES.test(error.code)) return true
  if (GONE_MESSAGES.test(error.message)) return true
  return error.cause instanceof Error && isDatabaseGone(error.cause)
}

export function answer(reply: FastifyReply, error: AppError): FastifyReply {
  const { status } = error
  if (error instanceof TooMany) reply.header('retry-after', String(error.retryAfterS))
  if (status === 503) reply.header('retry-after', '2')
  return reply
    .status(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(problemOf(error))
}

/** An error as it leaves. */
export function problemOf(error: AppError): Problem {
  const { code, status, message, errors, details } = error
  return {
    type: `urn:vitrine:error:${code}`,
    title: message,
    status,
    code,
    message,
    ...(errors && { errors }),
    ...(error instanceof CrumbFail && { crumbFail: true, crumb: error.crumb }),
    ...details,
  }
}
