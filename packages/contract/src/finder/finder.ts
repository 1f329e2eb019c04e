import * as z from 'zod'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('finder')

/** The kinds of what staff find from anywhere, in the order in which the studio lists them. */
export const foundKinds = [
  'document',
  'product',
  'order',
  'customer',
  'subscriber',
  'file',
] as const

export type FoundKind = (typeof foundKinds)[number]

export const foundSchema = z.object({
  kind: z.enum(foundKinds),
  id: z.uuid(),
  /** The title or name; the number of an order. */
  title: z.string(),
  /** A second line by which people tell two of a name apart, such as the email address; empty for none. */
  note: z.string(),
})

export type Found = z.output<typeof foundSchema>

export const findInSite = defineRoute({
  method: 'GET',
  path: '/api/studio/find',
  summary:
    'Finds pages and other documents, products, orders, customers, subscribers and files by their names. Each kind has at most five, and only those that the role may see.',
  access: 'session.read',
  query: z.object({ text: z.string().trim().min(1).max(100) }),
  replies: { 200: z.object({ found: z.array(foundSchema) }) },
})
