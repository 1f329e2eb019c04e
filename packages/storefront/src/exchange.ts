import { cartMessages, CRUMB_HEADER } from '@vitrine/model'

/** The answer was no; the message says why, in the words the visitor reads. */
export class Refused extends Error {
  override readonly name: string = 'Refused'
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
  if (response.status === 429) throw new Refused(cartMessages.tooManyRequests)
  throw new Refused(problem.message || cartMessages.tryAgain)
}

async function ask({ method, path, body, crumb, key }: Request): Promise<Response> {
  const headers = new Headers()
  if (crumb !== undefined) headers.set(CRUMB_HEADER, crumb)
  if (key !== undefined) headers.set('idempotency-key', key)
  if (body !== undefined) headers.set('content-type', 'application/json')
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
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
