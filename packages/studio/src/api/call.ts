import {
  type BodyInput,
  type ParamsInput,
  type Problem,
  problemSchema,
  type QueryInput,
  type Reply,
  type Route,
} from '@vitrine/contract'

/** The server said no; `message` is what the person reads. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, problem: Problem | undefined) {
    super(problem?.message ?? 'Something went wrong')
    this.status = status
    this.problem = problem
  }
}

export interface CallInput<R extends Route> {
  readonly params?: ParamsInput<R>
  readonly query?: QueryInput<R>
  readonly body?: BodyInput<R>
}

let crumb = ''

/** Kept in memory only, and sent with every call that changes something. */
export function keepCrumb(fresh: string): void {
  crumb = fresh
}

/** One call of the contract. Throws `Refused`, or a network error. */
export async function call<R extends Route>(route: R, input: CallInput<R> = {}): Promise<Reply<R>> {
  const response = await fetch(addressOf(route, input), {
    method: route.method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(route.method === 'GET' ? {} : { 'x-csrf-token': crumb }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new Refused(response.status, problemSchema.safeParse(answer).data)
  return route.replies[200].parse(answer) as Reply<R> // parsed by the very schema that Reply names
}

/** The route's path with its parameters put in, and the query behind it. */
export function addressOf<R extends Route>(route: R, { params, query }: CallInput<R>): string {
  const values = new Map(Object.entries(params ?? {}))
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  return asked.length === 0 ? path : `${path}?${search}`
}
