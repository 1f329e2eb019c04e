import { cartMessages, CRUMB_HEADER } from '@vitrine/model'

interface Refusal extends ErrorOptions {
  readonly status?: number | undefined
  readonly code?: string | undefined
  /** What is wrong with which field. */
  readonly errors?: Readonly<Record<string, string>> | undefined
}

/** The answer was no; the message says why, in the words the visitor reads. */
export class Refused extends Error {
  override readonly name: string = 'Refused'
  readonly status: number | undefined
  readonly code: string | undefined
  readonly errors: Refusal['errors']

  constructor(message: string, { status, code, errors, ...options }: Refusal = {}) {
    super(message, options)
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** There was no answer: nobody knows whether it was done. */
export class Unanswered extends Refused {
  override readonly name = 'Unanswered'
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  /** The crumb of the visitor's session, when there is one. */
  readonly crumb: string | undefined
  /** The same for every attempt at one intention, so that the server does it once. */
  readonly key?: string | undefined
  /** Whether the browser keeps cookies: without them no crumb will ever do. */
  readonly cookieEnabled: boolean
}

/** The part of a problem answer that decides what is done about it. */
interface Problem {
  readonly message?: string
  readonly crumbFail?: boolean
  readonly crumb?: string
  readonly code?: string
  readonly errors?: Readonly<Record<string, string>>
}

/**
 * Asks the site's own server for something and returns its answer. A stale crumb is replaced by the
 * fresh one that the refusal brings, once. Throws `Refused` with the sentence to show.
 *
 * @see storefront spec §8 "Cart add"
 */
export async function exchange(request: Request, isRepeated = false): Promise<unknown> {
  const response = await ask(request)
  const answer = await read(response)
  const problem: Problem = typeof answer === 'object' && answer !== null ? answer : {}
  if (problem.crumbFail) {
    if (problem.crumb && !isRepeated) return exchange({ ...request, crumb: problem.crumb }, true)
    const { sessionExpired, cookiesDisabled } = cartMessages
    throw new Refused(request.cookieEnabled ? sessionExpired : cookiesDisabled)
  }
  if (response.ok) return answer
  const { status } = response
  if (status === 429) throw new Refused(cartMessages.tooManyRequests, { status })
  const { code, errors, message } = problem
  throw new Refused(message || cartMessages.tryAgain, { status, code, errors })
}

/** Browsers refuse to keep more than 64 KiB alive, of all requests together. */
const KEPT_ALIVE_MOST = 10_000

async function ask({ method, path, body, crumb, key }: Request): Promise<Response> {
  const headers = new Headers()
  if (crumb !== undefined) headers.set(CRUMB_HEADER, crumb)
  if (key !== undefined) headers.set('idempotency-key', key)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const text = body === undefined ? null : JSON.stringify(body)
  // What a visitor changed last is still done when they leave the page at once.
  const keepalive = method !== 'GET' && (text?.length ?? 0) < KEPT_ALIVE_MOST
  try {
    return await fetch(path, { method, headers, body: text, keepalive })
  } catch (cause) {
    throw new Unanswered(cartMessages.checkConnection, { cause })
  }
}

/** The answer's JSON; undefined when there is none, as when something before the server answers. */
async function read(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    if (response.ok) throw new Unanswered(cartMessages.checkConnection)
    return undefined
  }
}
