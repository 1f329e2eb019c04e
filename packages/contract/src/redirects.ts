import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('redirects')

const statusSchema = z.union([z.literal(301), z.literal(302)])

export const redirectSchema = z.object({
  id: z.uuid(),
  /** A path of the site; the last segment may be a placeholder in brackets. */
  from: z.string(),
  /** A path of the site or an external URL, percent-encoded; may repeat the placeholder. */
  to: z.string(),
  status: statusSchema,
  /** Whether it was created because the path of a page changed. */
  automatic: z.boolean(),
  createdAt: z.string(),
})

export type Redirect = z.output<typeof redirectSchema>

const redirectInput = z.object({
  // The decoded path can have 500 characters, and the encoded URL 2,000: each has its own error.
  from: z.string().max(20_000),
  to: z.string().max(20_000),
  status: statusSchema.default(301),
})

const params = z.object({ id: z.uuid() })

export const listRedirects = defineRoute({
  method: 'GET',
  path: '/api/studio/redirects',
  summary: 'Lists redirects in alphabetical order.',
  access: 'redirects.write',
  query: z.object({
    cursor: z.string().max(1_000).optional(),
    /** A part of either path. */
    search: z.string().max(200).optional(),
  }),
  replies: {
    200: z.object({
      redirects: z.array(redirectSchema),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  },
})

export const listNotFoundPaths = defineRoute({
  method: 'GET',
  path: '/api/studio/redirects/not-found',
  summary:
    'Lists the URLs that visitors asked for in the last 60 days and that have neither a page nor a redirect, the most requested first. Bots are not counted.',
  access: 'redirects.write',
  query: z.object({
    cursor: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional(),
  }),
  replies: {
    200: z.object({
      paths: z.array(
        z.object({
          /** Decoded, without the query. */
          path: z.string(),
          hits: z.int(),
          /** The page that led there last: a path of this site, or the host of another; empty if it is not known. */
          referrer: z.string(),
          firstAt: z.string(),
          lastAt: z.string(),
        }),
      ),
      hasNextPage: z.boolean(),
      nextPageCursor: z.string().nullable(),
    }),
  },
})

export const dismissNotFoundPath = defineRoute({
  method: 'DELETE',
  path: '/api/studio/redirects/not-found',
  summary:
    'Removes a URL from the list of those that were not found. It returns if it is requested again.',
  access: 'redirects.write',
  query: z.object({ path: z.string().max(500) }),
  replies: { 200: z.object({}), 404: problemSchema },
})

export const addRedirect = defineRoute({
  method: 'POST',
  path: '/api/studio/redirects',
  summary: 'Creates a redirect. Loops and chains are rejected with their path.',
  access: 'redirects.write',
  body: redirectInput,
  replies: { 200: redirectSchema, 400: problemSchema, 409: problemSchema },
})

export const changeRedirect = defineRoute({
  method: 'PUT',
  path: '/api/studio/redirects/{id}',
  summary: 'Updates a redirect.',
  access: 'redirects.write',
  params,
  body: redirectInput,
  replies: { 200: redirectSchema, 400: problemSchema, 404: problemSchema, 409: problemSchema },
})

export const deleteRedirect = defineRoute({
  method: 'DELETE',
  path: '/api/studio/redirects/{id}',
  summary: 'Deletes a redirect.',
  access: 'redirects.write',
  params,
  replies: { 200: z.object({}), 400: problemSchema, 404: problemSchema, 409: problemSchema },
})

export const importRedirects = defineRoute({
  method: 'POST',
  path: '/api/studio/redirects/import',
  summary:
    'Imports redirects from CSV or from lines such as "/from -> /to 301". Invalid lines are skipped and reported.',
  access: 'redirects.write',
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    text: z.string(),
    /** Whether to report the result without saving. */
    dryRun: z.boolean().default(false),
  }),
  replies: {
    200: z.object({
      dryRun: z.boolean(),
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      issues: z.array(z.object({ line: z.int(), message: z.string() })),
    }),
    400: problemSchema,
  },
})

export const exportRedirects = defineRoute({
  method: 'GET',
  path: '/api/studio/redirects/export',
  summary: 'Exports all redirects as CSV for the import.',
  access: 'redirects.write',
  replies: { 200: z.object({ csv: z.string() }) },
})
