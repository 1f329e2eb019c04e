import { CRUMB_HEADER, isApiScope, SITE_USER_XSRF_HEADER, VERSION } from '@vitrine/model'
import * as z from 'zod'
import {
  blockSchema,
  documentBodySchema,
  footerSchema,
  announcementBarSchema,
  headerSchema,
  richTextSchema,
  sectionSchema,
} from './documents.ts'
import { getSecurity, securitySchemes } from './openapi/security.ts'
import { problemSchema } from './problem.ts'
import type { Route } from './route.ts'
import { type Operation, operations, schemas } from './routes.ts'

/** A line of an error table. */
export interface ErrorDefinition {
  /** `slice.name`; never changes. */
  readonly code: string
  readonly status: number
  /** The English text. */
  readonly message: string
}

type Json = Readonly<Record<string, unknown>>

/** The statuses of any call. */
const COMMON_STATUSES = [421, 500, 503]

/** The error tables that apply to every slice. */
const SHARED_TABLES = ['http', 'idempotency']

const CRUMB = {
  name: CRUMB_HEADER,
  in: 'header',
  schema: { type: 'string' },
  description: 'The CSRF token of the session. The query parameter `crumb` works too.',
}

const SITE_USER_XSRF = {
  name: SITE_USER_XSRF_HEADER,
  in: 'header',
  schema: { type: 'string' },
  description: 'The `xsrfToken` of the visitor’s session.',
}

const IDEMPOTENCY_KEY = {
  name: 'idempotency-key',
  in: 'header',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
  description:
    'A repeated request with the same key returns the first response again, for 30 days, or for 24 hours with an API key.',
}

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  files: 'multipart/form-data',
  stream: 'application/octet-stream',
  text: 'text/plain',
} as const

/**
 * Creates the OpenAPI 3.1 document of the HTTP interface. `errors` are the lines of all error tables,
 * `documents` the schemas of documents with what they refer to: `DocumentBody` is any of them.
 */
export function createOpenApi(
  errors: readonly ErrorDefinition[],
  documents: Readonly<Record<string, Json>> = {},
): Json {
  const named = new NamedSchemas(documents)
  const paths: Record<string, Record<string, Json>> = {}
  for (const operation of operations.toSorted(byPath)) {
    const { path, method } = operation.route
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: describeOperation(operation, errors, named),
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Vitrine',
      version: VERSION,
      summary: 'The HTTP API for the pages and the studio of a site.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: named.all,
      securitySchemes,
    },
    'x-errors': Object.fromEntries(
      errors
        .toSorted((a, b) => (a.code < b.code ? -1 : 1))
        .map(({ code, status, message }) => [code, { status, message }]),
    ),
  }
}

/** Sorts by path, so that the order of the routes does not matter. */
function byPath({ route: a }: Operation, { route: b }: Operation): number {
  return `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1
}

/** Returns whether a call may carry an Idempotency-Key: it changes commerce data or says so. */
export function isRepeatable(route: Pick<Route, 'method' | 'path' | 'repeatable'>): boolean {
  return (
    route.method !== 'GET' && (route.repeatable === true || route.path.startsWith('/api/commerce/'))
  )
}

/** Returns the statuses of a call: those of its contract, and those that follow from it. */
export function getStatuses(route: Route): readonly number[] {
  const statuses = new Set([...Object.keys(route.replies).map(Number), ...COMMON_STATUSES, 400])
  const add = (...more: number[]) => more.forEach((status) => statuses.add(status))
  if (route.method !== 'GET') add(413, 415)
  if (route.access !== 'anyone') add(401, 403)
  if (route.method !== 'GET' && route.crumb !== 'none') add(403)
  if (isRepeatable(route)) add(409, 422)
  if (route.limit !== undefined) add(429)
  return [...statuses].toSorted((a, b) => a - b)
}

function describeOperation(
  { name, route }: Operation,
  errors: readonly ErrorDefinition[],
  named: NamedSchemas,
): Json {
  const { slice } = route
  const isForm = route.encoding === 'form'
  const needsCrumb = route.method !== 'GET' && route.crumb === undefined && !isForm
  const needsSiteUser = route.access === 'site-user'
  const needsApiKey = isApiScope(route.access)
  const parameters = [
    ...describeParameters('path', route.params),
    ...describeParameters('query', route.query),
    ...(needsCrumb ? [needsSiteUser ? SITE_USER_XSRF : CRUMB] : []),
    ...(isRepeatable(route) ? [IDEMPOTENCY_KEY] : []),
  ]
  const isPossible = ({ code }: ErrorDefinition) =>
    [...SHARED_TABLES, slice, ...(needsApiKey ? ['api-keys'] : [])].includes(
      code.split('.')[0] ?? '',
    )
  const responses = getStatuses(route).map((status) => {
    const possible = errors.filter((line) => line.status === status && isPossible(line))
    return [status, describeResponse(route, status, possible, named)] as const
  })
  return {
    operationId: name,
    tags: [slice],
    summary: route.summary,
    'x-access': route.access,
    ...(route.limit && { 'x-limit': route.limit }),
    ...(route.bodyLimit && { 'x-body-limit': route.bodyLimit }),
    ...(route.access !== 'anyone' && {
      security: [getSecurity(route.access)],
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.encoding === 'stream' && {
      requestBody: { required: true, content: { [MEDIA_TYPES.stream]: {} } },
    }),
    ...(route.body && {
      requestBody: {
        required: true,
        content: {
          [MEDIA_TYPES[route.encoding ?? 'json']]: {
            schema: describeInput(route.body),
          },
        },
      },
    }),
    responses: Object.fromEntries(responses),
  }
}

function describeResponse(
  route: Route,
  status: number,
  errors: readonly ErrorDefinition[],
  named: NamedSchemas,
): Json {
  if (route.replies[status] instanceof z.ZodVoid) return { description: 'Success, without a body' }
  const schema = named.reference(route.replies[status] ?? problemSchema)
  const type = route.events ? 'text/event-stream' : 'application/json'
  if (status < 400) return { description: 'Success', content: { [type]: { schema } } }
  const codes = errors.map(({ code }) => code).toSorted()
  return {
    description: 'Error',
    ...(codes.length > 0 && { 'x-codes': codes }),
    ...([429, 503].includes(status) && {
      headers: {
        'retry-after': {
          schema: { type: 'integer' },
          description: 'Seconds to wait before another attempt.',
        },
      },
    }),
    content: { 'application/problem+json': { schema } },
  }
}

function describeParameters(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
): readonly Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

/** The schemas of any object that `@vitrine/page` describes, with their names in the OpenAPI document. */
const documentParts: ReadonlyMap<unknown, string> = new Map([
  [documentBodySchema, 'DocumentBody'],
  [sectionSchema, 'Section'],
  [blockSchema, 'Block'],
  [headerSchema, 'Header'],
  [announcementBarSchema, 'AnnouncementBar'],
  [footerSchema, 'Footer'],
  [richTextSchema, 'RichText'],
])

/** The parts as any object, unless their schemas are given. */
const ANY_PARTS: Readonly<Record<string, Json>> = Object.fromEntries(
  [...documentParts.values()].map((name) => [name, { type: 'object' }]),
)

function describeInput(schema: z.ZodType): Json {
  const { $schema: _dialect, ...schemaWithoutDialect } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const name = documentParts.get(zodSchema)
      if (name === undefined) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.$ref = `#/components/schemas/${name}`
    },
  })
  return schemaWithoutDialect
}

/** The named schemas of replies: each is written once, and referenced wherever it is used. */
class NamedSchemas {
  readonly #names = z.registry<{ id: string }>()
  readonly #components: Record<string, unknown> = {}
  /** The components that the contract does not define, or defines as any object. */
  readonly #others: Readonly<Record<string, Json>>

  constructor(others: Readonly<Record<string, Json>>) {
    this.#others = others
    for (const [id, schema] of Object.entries(schemas)) this.#names.add(schema, { id })
  }

  get all(): Json {
    return Object.fromEntries(
      Object.entries({ ...ANY_PARTS, ...this.#components, ...this.#others }).toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    )
  }

  reference(schema: z.ZodType): unknown {
    const { $schema: _dialect, $defs, ...whole } = z.toJSONSchema(schema, { metadata: this.#names })
    Object.assign(this.#components, moveDefinitions($defs ?? {}))
    return moveDefinitions(whole)
  }
}

/** Moves the definitions that zod writes beside each schema to one place for all. */
function moveDefinitions(schema: object): object {
  const moved = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  const parsed: object = JSON.parse(moved)
  return parsed
}
