import {
  type BodyInput,
  type ParamsInput,
  type Problem,
  problemSchema,
  type QueryInput,
  type Reply,
  type Route,
} from '@vitrine/contract'

/** The server rejected the request; `message` is shown to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem | undefined
  /** The response as it came, with the members that only its route has. */
  readonly response: unknown

  constructor(status: number, response: unknown) {
    const problem = problemSchema.safeParse(response).data
    super(problem?.message ?? 'Something went wrong')
    this.status = status
    this.problem = problem
    this.response = response
  }
}

export interface CallInput<R extends Route> {
  readonly params?: ParamsInput<R>
  readonly query?: QueryInput<R>
  readonly body?: BodyInput<R>
}

let crumb = ''

/** Sets the CSRF token, which is kept in memory and sent with every call that changes something. */
export function setCrumb(fresh: string): void {
  crumb = fresh
}

/** Calls a route of the contract. Throws an `ApiError` or a network error. */
export async function callApi<R extends Route>(
  route: R,
  input: CallInput<R> = {},
): Promise<Reply<R>> {
  const response = await fetch(formatUrl(route, input), {
    method: route.method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(route.method === 'GET' ? {} : { 'x-csrf-token': crumb }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response.status, answer)
  return route.replies[200].parse(answer) as Reply<R> // parsed by the very schema that Reply names
}

/** Formats a route's URL with its parameters and query. */
export function formatUrl<R extends Route>(route: R, { params, query }: CallInput<R>): string {
  const values = new Map(Object.entries(params ?? {}))
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const parameters = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
  return parameters.length === 0 ? path : `${path}?${search}`
}
