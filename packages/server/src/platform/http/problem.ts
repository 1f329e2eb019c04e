import type { Problem } from '@vitrine/contract'
import { englishMessages, getTranslate, isMessage } from '@vitrine/model'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, defineErrors, type FieldErrors, getErrorTitle } from './app-error.ts'
import { toLoggable } from './operations/log.ts'
import { trackAllowedMethods } from './allowed-methods.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

export const httpErrors = defineErrors('http', {
  malformed: [400, 'Malformed request'],
  signInFirst: [401, 'Sign-in required'],
  forbidden: [403, 'Missing permission'],
  setUpTwoStep: [403, 'Two-step verification required'],
  crumbFail: [403, 'Expired session'],
  foreignPage: [403, 'Cross-site form'],
  notFound: [404, 'Unknown address'],
  notOffered: [405, 'Method not allowed'],
  tooSlow: [408, 'Request timeout'],
  gone: [410, 'Deleted page'],
  tooLarge: [413, 'Request too large'],
  notJson: [415, 'Unexpected content type'],
  notMultipart: [415, 'Unexpected content type'],
  notStream: [415, 'Unexpected content type'],
  unknownSite: [421, 'Unknown host'],
  tooMany: [429, 'Too many requests'],
  headersTooLarge: [431, 'Request headers too large'],
  internal: [500, 'Internal error'],
  busy: [503, 'Server busy'],
  noSite: [503, 'No site'],
  diskFull: [503, 'Disk full'],
})

/** A missing or stale crumb, with a fresh one for a repeat. */
export class CrumbError extends AppError {
  readonly crumb: string

  constructor(crumb: string) {
    super('http.crumbFail', 403, englishMessages['http.crumbFail'])
    this.crumb = crumb
  }
}

export class TooManyRequests extends AppError {
  readonly retryAfterS: number

  constructor(
    retryAfterS: number,
    { code, message }: Pick<AppError, 'code' | 'message'> = httpErrors.tooMany(),
  ) {
    super(code, 429, message)
    this.retryAfterS = retryAfterS
  }
}

/** Sends an error as a page, to clients that requested one. */
export type ErrorPageSender = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
) => Promise<FastifyReply>

/**
 * Sends every error as problem+json (RFC 9457), with `message` and `status` for the storefront's scripts.
 * Outside `/api` people get a page, unless they requested page JSON. Any error that is not an `AppError` is a
 * bug: it is logged whole and sent without details.
 */
export function handleErrors(app: FastifyInstance, errorPage?: ErrorPageSender): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
    if (!errorPage || expectsJson(request.url)) return sendProblem(reply, error)
    return errorPage(request, reply, error)
  }
  const offered = trackAllowedMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = offered(request.url)
    if (methods.length === 0 || methods.includes(request.method))
      return send(request, reply, httpErrors.notFound())
    return send(request, reply.header('allow', methods.join(', ')), httpErrors.notOffered())
  })
  app.setErrorHandler<Error>((error, request, reply) => {
    const known = toAppError(error)
    if (known.status >= 500)
      request.log.error({ code: known.code, error: toLoggable(error) }, 'request failed')
    // The rest of the request is not waited for.
    if (known.status === 408) reply.header('connection', 'close')
    return send(request, reply, known)
  })
}

function expectsJson(url: string): boolean {
  return url.startsWith('/api/') || /[?&]format=json(?:-pretty)?(?:&|$)/.test(url)
}

/** Rejects URLs with a NUL: no page has one, and no database can search for it. */
export function rejectNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw httpErrors.malformed()
  })
}

/** Responds to URLs that Fastify rejects before routing, such as a broken percent sign. */
export function rejectMalformedUrl(
  _error: Error,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendProblem(reply.headers(SECURITY_HEADERS), httpErrors.malformed())
}

function toAppError(error: Error & Partial<FastifyError>): AppError {
  if (error instanceof AppError) return error
  const status = error.statusCode ?? 500
  const cause = { cause: error }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return httpErrors.tooLarge(cause)
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return httpErrors.notJson(cause)
  // Fastify's own errors: a body that is no JSON, a broken percent sign in the path.
  if (error.code?.startsWith('FST_') && status < 500) return httpErrors.malformed(cause)
  if (isDatabaseUnavailable(error)) return httpErrors.busy(cause)
  return httpErrors.internal(cause)
}

/**
 * The error codes of the system and of PostgreSQL: no connection, no room, serialization conflicts, stopping
 * or starting.
 */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08...|40001|40P01|53...|57P0[1-5])$/
/** The messages of the driver's own errors, which have no code. */
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Cannot use a pool after/

/**
 * Returns whether the database is starting, stopping or out of connections: a repeat may succeed, and it is
 * no bug.
 */
function isDatabaseUnavailable(
  error: Error & { code?: string | undefined; cause?: unknown },
): boolean {
  if (error.code !== undefined && UNAVAILABLE_CODES.test(error.code)) return true
  if (UNAVAILABLE_MESSAGES.test(error.message)) return true
  return error.cause instanceof Error && isDatabaseUnavailable(error.cause)
}

export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  const { status } = error
  if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfterS))
  if (status === 503) reply.header('retry-after', '2')
  return reply
    .status(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(toProblem(error))
}

/** Returns an error as problem+json. Its messages are in English; scripts translate them by `code` and `errorCodes`. */
export function toProblem(error: AppError): Problem {
  const { code, status, message, params, errors, details } = error
  const problem = {
    type: `urn:vitrine:error:${code}`,
    title: getErrorTitle(code) ?? message,
    status,
    code,
    message,
    ...(params && { params }),
    ...(errors && { errors: toEnglish(errors) }),
    ...getErrorCodes(errors),
    ...(error instanceof CrumbError && { crumbFail: true as const, crumb: error.crumb }),
    ...details,
  }
  return { ...problem, detail: problem.message }
}

/** Returns the errors of fields as English texts. */
export function toEnglish(errors: FieldErrors): Readonly<Record<string, string>> {
  const translate = getTranslate('en')
  const texts = Object.entries(errors).map(([field, error]) => [
    field,
    isMessage(error) ? translate(error) : error,
  ])
  return Object.fromEntries(texts)
}

function getErrorCodes(errors: FieldErrors = {}) {
  const codes = Object.entries(errors).flatMap(([field, error]) =>
    isMessage(error) ? [[field, error.messageId]] : [],
  )
  return codes.length === 0 ? {} : { errorCodes: Object.fromEntries(codes) }
}
