import { requestMessages, CRUMB_HEADER, type MessageParams } from '@vitrine/model'
import { createPageTranslate, translateError } from './translate.ts'

const t = createPageTranslate(requestMessages)

interface RequestErrorOptions extends ErrorOptions {
  readonly status?: number | undefined
  readonly code?: string | undefined
  /** The error messages by field. */
  readonly errors?: Readonly<Record<string, string>> | undefined
  readonly isUnexplained?: boolean
}

/** The server rejected the request; the message is shown to the visitor. */
export class RequestError extends Error {
  override readonly name: string = 'RequestError'
  readonly status: number | undefined
  readonly code: string | undefined
  readonly errors: RequestErrorOptions['errors']
  /** Whether the server gave no reason, so that the message is a general one. */
  readonly isUnexplained: boolean

  constructor(
    message: string,
    { status, code, errors, isUnexplained = false, ...options }: RequestErrorOptions = {},
  ) {
    super(message, options)
    this.status = status
    this.code = code
    this.errors = errors
    this.isUnexplained = isUnexplained
  }
}

/** The server did not respond, so the request may or may not have been processed. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError'
}

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  /** The CSRF token of the visitor's session, if there is one. */
  readonly crumb: string | undefined
  /** The idempotency key: the same for every attempt, so that the server acts once. */
  readonly key?: string | undefined
  /** Whether the browser accepts cookies; without them no CSRF token is ever valid. */
  readonly cookieEnabled: boolean
  /** Sends it in another way, such as with files; throws `NetworkError`. */
  readonly fetch?: (request: ApiRequest) => Promise<Response>
}

/** The fields of a problem response that are used here. */
interface Problem {
  readonly message?: string
  readonly crumbFail?: boolean
  readonly crumb?: string
  readonly code?: string
  readonly params?: MessageParams
  readonly errors?: Readonly<Record<string, string>>
  readonly errorCodes?: Readonly<Record<string, string>>
}

/**
 * Sends a request to the site's server and returns the response body. A stale CSRF token is replaced once by the
 * one in the error response. Throws `RequestError` with the message to show.
 *
 * @see storefront spec §8 "Cart add"
 */
export async function sendRequest(request: ApiRequest, isRepeated = false): Promise<unknown> {
  const response = await (request.fetch ?? fetchResponse)(request)
  const answer = await parseBody(response)
  const problem: Problem = typeof answer === 'object' && answer !== null ? answer : {}
  if (problem.crumbFail) {
    if (problem.crumb && !isRepeated) return sendRequest({ ...request, crumb: problem.crumb }, true)
    throw new RequestError(
      t(request.cookieEnabled ? 'requests.sessionExpired' : 'requests.cookiesDisabled'),
    )
  }
  if (response.ok) return answer
  const { status } = response
  if (status === 429) throw new RequestError(t('http.tooMany'), { status })
  const { code, message, params } = problem
  const text = message ? translateError(code, message, params) : t('requests.tryAgain')
  throw new RequestError(text, {
    status,
    code,
    errors: translateErrors(problem),
    isUnexplained: !message,
  })
}

/** Returns the errors of fields in the language of the page. */
function translateErrors({ errors, errorCodes = {} }: Problem): Problem['errors'] {
  if (!errors) return undefined
  const texts = Object.entries(errors).map(([field, text]) => [
    field,
    translateError(errorCodes[field], text),
  ])
  return Object.fromEntries(texts)
}

/** The maximum body length of a keepalive request: browsers allow 64 KiB for all of them together. */
const MAX_KEEPALIVE_LENGTH = 10_000

async function fetchResponse({ method, path, body, crumb, key }: ApiRequest): Promise<Response> {
  const headers = new Headers()
  if (crumb !== undefined) headers.set(CRUMB_HEADER, crumb)
  if (key !== undefined) headers.set('idempotency-key', key)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const text = body === undefined ? null : JSON.stringify(body)
  // The last change is still sent if the visitor leaves the page at once.
  const keepalive = method !== 'GET' && (text?.length ?? 0) < MAX_KEEPALIVE_LENGTH
  try {
    return await fetch(path, { method, headers, body: text, keepalive })
  } catch (cause) {
    throw new NetworkError(t('requests.offline'), { cause })
  }
}

/** Parses the response body; undefined if an error response is not JSON, as from a proxy. */
async function parseBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    if (response.ok) throw new NetworkError(t('requests.offline'))
    return undefined
  }
}

/** Returns the text for visitors of an error; a general one for errors that are no `RequestError`. */
export function getErrorText(error: unknown): string {
  return error instanceof RequestError ? error.message : t('requests.tryAgain')
}
