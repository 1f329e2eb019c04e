import { cookieNames, CRUMB_HEADER, SITE_USER_XSRF_HEADER } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import type { Route } from './route.ts'
import { type Operation, operations, schemas } from './routes.ts'

/** One line of a slice's error table. */
export interface ErrorLine {
  /** `slice.name`; never changes. */
  readonly code: string
  readonly status: number
  /** As the visitor reads it. */
  readonly message: string
}

type Json = Readonly<Record<string, unknown>>

/** What any call may be answered with, whatever it is. */
const ALWAYS = [421, 500, 503]

/** The rooms' own errors, which any slice's call may meet. */
const OF_ALL = ['http', 'idempotency']

const CRUMB = {
  name: CRUMB_HEADER,
  in: 'header',
  schema: { type: 'string' },
  description: 'The crumb of the session; `?crumb=` is read as well.',
}

const SITE_USER_XSRF = {
  name: SITE_USER_XSRF_HEADER,
  in: 'header',
  schema: { type: 'string' },
  description: 'The `xsrfToken` of the site user’s session.',
}

const IDEMPOTENCY_KEY = {
  name: 'idempotency-key',
  in: 'header',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
  description: 'A repeat with the same key gets the first answer again, for 30 days.',
}

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** The whole HTTP interface as an OpenAPI 3.1 document. `errors` are the lines of every error table. */
export function openApi(errors: readonly ErrorLine[]): Json {
  const named = new NamedSchemas()
  const paths: Record<string, Record<string, Json>> = {}
  for (const operation of operations.toSorted(byPath)) {
    const { path, method } = operation.route
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationOf(operation, errors, named),
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Vitrine',
      version: '0.1.0',
      summary: 'What the pages and the studio of a site call.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: named.all,
      securitySchemes: {
        member: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-vitrine',
          description: 'A signed-in member; over plain http the name is "vitrine".',
        },
        siteUser: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNames.siteUserToken,
          description: 'A signed-in visitor of the site.',
        },
      },
    },
    'x-errors': Object.fromEntries(
      errors
        .toSorted((a, b) => (a.code < b.code ? -1 : 1))
        .map(({ code, status, message }) => [code, { status, message }]),
    ),
  }
}

/** Whoever lists the routes, the document is the same. */
function byPath({ route: a }: Operation, { route: b }: Operation): number {
  return `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1
}

/** Whether a call may carry an Idempotency-Key: it sells something or says so, and is not safe to repeat. */
export function isRepeatable(route: Pick<Route, 'method' | 'path' | 'repeatable'>): boolean {
  return (
    route.method !== 'GET' && (route.repeatable === true || route.path.startsWith('/api/commerce/'))
  )
}

/** The statuses a call may be answered with: those its slice names, and those that follow from it. */
export function statusesOf(route: Route): readonly number[] {
  const statuses = new Set([...Object.keys(route.replies).map(Number), ...ALWAYS, 400])
  const add = (...more: number[]) => more.forEach((status) => statuses.add(status))
  if (route.method !== 'GET') add(413, 415)
  if (route.access !== 'anyone') add(401, 403)
  if (route.method !== 'GET' && route.crumb !== 'none') add(403)
  if (isRepeatable(route)) add(409, 422)
  if (route.limit !== undefined) add(429)
  return [...statuses].toSorted((a, b) => a - b)
}

function operationOf(
  { name, slice, route }: Operation,
  errors: readonly ErrorLine[],
  named: NamedSchemas,
): Json {
  const isForm = route.encoding === 'form'
  const needsCrumb = route.method !== 'GET' && route.crumb === undefined && !isForm
  const isOfSiteUser = route.access === 'site-user'
  const parameters = [
    ...parametersIn('path', route.params),
    ...parametersIn('query', route.query),
    ...(needsCrumb ? [isOfSiteUser ? SITE_USER_XSRF : CRUMB] : []),
    ...(isRepeatable(route) ? [IDEMPOTENCY_KEY] : []),
  ]
  const isOurs = ({ code }: ErrorLine) => [...OF_ALL, slice].includes(code.split('.')[0] ?? '')
  const responses = statusesOf(route).map((status) => {
    const possible = errors.filter((line) => line.status === status && isOurs(line))
    return [status, responseOf(route, status, possible, named)] as const
  })
  return {
    operationId: name,
    tags: [slice],
    summary: route.summary,
    'x-access': route.access,
    ...(route.limit && { 'x-limit': route.limit }),
    ...(route.bodyLimit && { 'x-body-limit': route.bodyLimit }),
    ...(route.access !== 'anyone' && {
      security: [isOfSiteUser ? { siteUser: [] } : { member: [] }],
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          [MEDIA_TYPES[route.encoding ?? 'json']]: {
            schema: givenSchema(route.body),
          },
        },
      },
    }),
    responses: Object.fromEntries(responses),
  }
}

function responseOf(
  route: Route,
  status: number,
  errors: readonly ErrorLine[],
  named: NamedSchemas,
): Json {
  const schema = named.reference(route.replies[status] ?? problemSchema)
  if (status < 400) return { description: 'Done.', content: { 'application/json': { schema } } }
  const codes = errors.map(({ code }) => code).toSorted()
  return {
    description: 'Refused.',
    ...(codes.length > 0 && { 'x-codes': codes }),
    ...([429, 503].includes(status) && {
      headers: { 'retry-after': { schema: { type: 'integer' }, description: 'In seconds.' } },
    }),
    content: { 'application/problem+json': { schema } },
  }
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): readonly Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

function givenSchema(schema: z.ZodType): Json {
  const { $schema: _dialect, ...given } = z.toJSONSchema(schema, { io: 'input' })
  return given
}

/** Collects what answers are made of: each named schema once, pointed at from wherever it is used. */
class NamedSchemas {
  readonly #names = z.registry<{ id: string }>()
  readonly #found: Record<string, unknown> = {}

  constructor() {
    for (const [id, schema] of Object.entries(schemas)) this.#names.add(schema, { id })
  }

  get all(): Json {
    return Object.fromEntries(Object.entries(this.#found).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  reference(schema: z.ZodType): unknown {
    const { $schema: _dialect, $defs, ...whole } = z.toJSONSchema(schema, { metadata: this.#names })
    Object.assign(this.#found, inComponents($defs ?? {}))
    return inComponents(whole)
  }
}

/** zod keeps named schemas beside each schema, OpenAPI at one place for all. */
function inComponents(schema: object): object {
  const moved = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  const parsed: object = JSON.parse(moved)
  return parsed
}
