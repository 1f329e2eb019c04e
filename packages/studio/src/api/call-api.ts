import type {
  BodyInput,
  ParamsInput,
  Problem,
  QueryInput,
  Reply,
  Route,
  Routes,
} from '@vitrine/contract'
import { translate } from '../ui/translate.ts'
import { type CallName, getCall } from './find-call.ts'
import { waitForSession } from './session-expiry.ts'

/** The server rejected the request; `message` is shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem | undefined
  /** The response as it came, with the members that only its route has. */
  readonly response: unknown

  constructor(status: number, response: unknown) {
    const problem = isProblem(response) ? response : undefined
    super(problem?.message ?? translate('studio.wentWrong'))
    this.status = status
    this.problem = problem
    this.response = response
  }
}

/** No answer came. A `TypeError`, as browsers throw it, with words for the person. @see platform spec §8 */
export class ConnectionError extends TypeError {
  override readonly name = 'ConnectionError'

  constructor(cause: unknown) {
    super(translate('studio.noConnection'), { cause })
  }
}

/** Proxies answer in other shapes; the server answers every error as a problem. */
function isProblem(response: unknown): response is Problem {
  return (
    typeof response === 'object' &&
    response !== null &&
    'message' in response &&
    typeof response.message === 'string'
  )
}

/** The name of a call that the studio may make. */
export type { CallName }

export interface CallInput<R extends Route> {
  readonly params?: ParamsInput<R>
  readonly query?: QueryInput<R>
  readonly body?: BodyInput<R>
  /** Names the call, so that a repeat whose first answer was lost changes nothing more. */
  readonly idempotencyKey?: string
}

let crumb = ''

/** Sets the CSRF token, which is kept in memory and sent with every call that changes something. */
export function setCrumb(fresh: string): void {
  crumb = fresh
}

/** Returns the CSRF token, for calls whose body is a file. */
export function getCrumb(): string {
  return crumb
}

/** The calls that begin or end a session; their answer is about themselves. */
const SESSION_CALLS: readonly CallName[] = [
  'signIn',
  'signInByLink',
  'beginPasskeySignIn',
  'signInByPasskey',
  'signOut',
]

/**
 * Calls the server. Throws an `ApiError` or a `ConnectionError`. If the session has ended, it waits until the person has
 * signed in again and repeats the call; it repeats once with a fresh CSRF token, too. In development, a response that
 * the contract does not allow is an error.
 */
export async function callApi<N extends CallName>(
  name: N,
  input: CallInput<Routes[N]> = {},
): Promise<Reply<Routes[N]>> {
  try {
    return await callApiOnce(name, input)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, problem } = error
    if (status === 401 && crumb !== '' && !SESSION_CALLS.includes(name)) {
      if (await waitForSession()) return callApiOnce(name, input)
    } else if (problem?.crumbFail && problem.crumb !== undefined) {
      setCrumb(problem.crumb)
      return callApiOnce(name, input)
    }
    throw error
  }
}

/** Calls the server once, and does not wait for a session. */
export async function callApiOnce<N extends CallName>(
  name: N,
  input: CallInput<Routes[N]> = {},
): Promise<Reply<Routes[N]>> {
  const [method] = getCall(name)
  const request = fetch(formatUrl(name, input), {
    method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'x-csrf-token': crumb }),
      ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
  const response = await request.catch((reason: unknown) => {
    throw new ConnectionError(reason)
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, answer)
  if (import.meta.env.DEV) (await import('./check-response.ts')).checkResponse(name, answer)
  return answer as Reply<Routes[N]> // the server is compiled against the same contract
}

/** Formats the URL of a call with its parameters and query. */
function formatUrl<N extends CallName>(name: N, { params, query }: CallInput<Routes[N]>): string {
  const values = new Map(Object.entries(params ?? {}))
  const [, path] = getCall(name)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(String(values.get(parameter))),
  )
  const parameters = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(parameters.map(([key, value]) => [key, String(value)]))
  return parameters.length === 0 ? filled : `${filled}?${search}`
}
