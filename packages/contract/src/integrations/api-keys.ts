import { apiScopes } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { daySchema } from '../values/day.ts'

const defineRoute = createRouteFactory('api-keys')

const PATH = '/api/studio/api-keys'
const access = 'api-keys.manage'

export const apiScopeSchema = z.enum(apiScopes)

/** The states of an API key. Calls with a key that is not active get 401. */
export const apiKeyStates = ['active', 'expired', 'revoked'] as const

/** An API key. The key itself is shown when it is made, and never again. */
export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The beginning of the key, to recognize it by. */
  start: z.string(),
  scopes: z.array(apiScopeSchema),
  state: z.enum(apiKeyStates),
  /** The time from which it is invalid; null for never. */
  expiresAt: z.iso.datetime().nullable(),
  /** The minute of the last call; null if there was none. */
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** The email address of the staff member who made it; null for a former one. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export type ApiKeyView = z.output<typeof apiKeySchema>

export const listApiKeys = defineRoute({
  method: 'GET',
  path: PATH,
  summary: 'Lists the API keys of the site, newest first, revoked ones last.',
  access,
  replies: { 200: z.object({ keys: z.array(apiKeySchema) }) },
})

export const createApiKey = defineRoute({
  method: 'POST',
  path: PATH,
  summary: 'Creates an API key, and returns it once.',
  access,
  body: z.strictObject({
    name: z.string().trim().min(1, 'Enter a name.').max(100),
    scopes: z.array(apiScopeSchema).min(1, 'Choose at least one permission.').max(50),
    /** The last day on which it is valid, in the time zone of the site; null for no end. */
    expiresOn: daySchema.nullable().default(null),
  }),
  replies: {
    200: z.object({
      key: apiKeySchema,
      /** The key for the header `Authorization`. Keep it: it is never shown again. */
      token: z.string(),
    }),
    409: problemSchema,
    422: problemSchema,
  },
})

export const revokeApiKey = defineRoute({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Revokes an API key, which is invalid at once. Repeating it changes nothing.',
  access,
  params: z.object({ id: z.uuid() }),
  replies: { 200: apiKeySchema, 404: problemSchema },
})
