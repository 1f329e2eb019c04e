import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

const statusSchema = z.union([z.literal(301), z.literal(302)])

export const redirectSchema = z.object({
  id: z.uuid(),
  /** A path of the site; the last segment may be a name in brackets, which stands for any. */
  from: z.string(),
  /** A path of the site, or an address of another, percent-encoded; may repeat the name in brackets. */
  to: z.string(),
  status: statusSchema,
  /** Made when a page was given another address. */
  automatic: z.boolean(),
  createdAt: z.string(),
})

export type Redirect = z.output<typeof redirectSchema>

const given = z.object({
  from: z.string().max(2_000),
  to: z.string().max(2_000),
  status: statusSchema.default(301),
})

const params = z.object({ id: z.uuid() })

export const listRedirects = defineRoute({
  method: 'GET',
  path: '/api/studio/redirects',
  summary: 'Where addresses lead at which nothing stands, by the alphabet.',
  access: 'redirects.write',
  query: z.object({
    cursor: z.string().max(500).optional(),
    /** Part of either address. */
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

export const addRedirect = defineRoute({
  method: 'POST',
  path: '/api/studio/redirects',
  summary: 'Lets an address lead to another. Circles and chains are refused with the way they go.',
  access: 'redirects.write',
  body: given,
  replies: { 200: redirectSchema, 400: problemSchema, 409: problemSchema },
})

export const changeRedirect = defineRoute({
  method: 'PUT',
  path: '/api/studio/redirects/{id}',
  summary: 'Changes where an address leads, or which one does.',
  access: 'redirects.write',
  params,
  body: given,
  replies: { 200: redirectSchema, 400: problemSchema, 404: problemSchema, 409: problemSchema },
})

export const deleteRedirect = defineRoute({
  method: 'DELETE',
  path: '/api/studio/redirects/{id}',
  summary: 'Lets an address lead nowhere.',
  access: 'redirects.write',
  params,
  replies: { 200: z.object({}), 400: problemSchema, 404: problemSchema, 409: problemSchema },
})

export const importRedirects = defineRoute({
  method: 'POST',
  path: '/api/studio/redirects/import',
  summary:
    'Reads redirects from CSV, or from lines of "/from -> /to 301". Lines at fault are told; the others count.',
  access: 'redirects.write',
  bodyLimit: 2 * 1024 * 1024,
  body: z.object({
    text: z.string(),
    /** Says what would happen, and changes nothing. */
    dryRun: z.boolean().default(false),
  }),
  replies: {
    200: z.object({
      dryRun: z.boolean(),
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      faults: z.array(z.object({ line: z.int(), message: z.string() })),
    }),
    400: problemSchema,
  },
})

export const exportRedirects = defineRoute({
  method: 'GET',
  path: '/api/studio/redirects/export',
  summary: 'All redirects as CSV, which the import reads again.',
  access: 'redirects.write',
  replies: { 200: z.object({ csv: z.string() }) },
})
