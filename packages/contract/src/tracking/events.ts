import { clientEvents, MAX_BEACON_BYTES, MAX_BEACON_EVENTS, shopperEvents } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { beacon, defineRoute, identifier, optionalCut, visitorCookie } from './beacon.ts'

/** The JSON in the field `data` of `RecordEvent`, with the payload of the event beside it. */
export const trackedEventSchema = z.object({
  pageHash: optionalCut(500),
  pagePath: optionalCut(2_000),
  websiteId: z.string().max(100),
  templateId: identifier,
  variantId: identifier,
  memberAccountId: identifier,
  member_locale: z.nullish(z.string().max(40)),
  website_locale: z.nullish(z.string().max(40)),
  /** The product of the event. */
  itemId: identifier,
  /** The number or id of the order of a purchase. Its amounts come from the order. */
  transactionId: identifier,
})

export const recordEvent = defineRoute({
  ...beacon,
  path: '/api/events/RecordEvent',
  summary: `Records an event of the legacy tracker: ${clientEvents.join(', ')}. Others are counted and dropped.`,
  encoding: 'form',
  body: z.object({
    crumb: optionalCut(200),
    event: z.string().max(100),
    /** The event as JSON. */
    data: z.string().max(MAX_BEACON_BYTES),
  }),
})

/** One event of the event client. */
const clankerEventSchema = z.object({
  eventSchemaName: z.string().max(100),
  /** The content as JSON. */
  eventContent: z.string().max(MAX_BEACON_BYTES),
})

export const recordSchemaEvents = defineRoute({
  ...beacon,
  path: '/api/v1/clanker/events',
  summary: `Records one event of the event client, or a list of them: ${shopperEvents.join(', ')}. Others are counted and dropped.`,
  encoding: 'text',
  body: z.union([clankerEventSchema, z.array(clankerEventSchema).min(1).max(MAX_BEACON_EVENTS)]),
})

const number = z.nullish(z.number())

/** The content of an event of the event client. @see platform spec §3 "Event payloads" */
export const eventContentSchema = z.object({
  analytics_id: identifier,
  browser_language: z.nullish(z.string().max(100)),
  browser_height: number,
  browser_width: number,
  client_name: z.nullish(z.string().max(100)),
  client_version: z.nullish(z.string().max(100)),
  marketing_id: identifier,
  page_host: z.nullish(z.string().max(300)),
  page_path: optionalCut(2_000),
  page_query_params: optionalCut(2_000),
  page_referrer_url: optionalCut(2_000),
  session_id: identifier,
  /** The value of the cookie `ss_cvr`. */
  visitor_cookie: visitorCookie,
  user_agent: optionalCut(1_000),
  event_timestamp: number,
  browser_locale: z.nullish(z.string().max(100)),
  custom_schema_name: z.nullish(z.string().max(100)),
  source_environment: z.nullish(z.string().max(20)),
  context_website_id: identifier,
  website_id: identifier,
  destination_url: optionalCut(2_000),
  member_account_id: identifier,
  object_identifier: z.nullish(z.string().max(200)),
  resolved_locale: z.nullish(z.string().max(40)),
  website_locale: z.nullish(z.string().max(40)),
  member_account_locale: z.nullish(z.string().max(40)),
  page_id: identifier,
  item_id: identifier,
  cart_id: identifier,
  content_collection_id: identifier,
  content_item_id: identifier,
  viewer_access_status: z.nullish(z.string().max(100)),
  logged_in: z.nullish(z.boolean()),
})

export type EventContent = z.output<typeof eventContentSchema>

export const validateEventContent = defineRoute({
  ...beacon,
  path: '/api/v1/clanker/validate-event-content/{schemaName}',
  summary: 'Checks the content of an event and records nothing.',
  encoding: 'text',
  params: z.object({ schemaName: z.string().min(1).max(100) }),
  body: eventContentSchema,
  replies: { ...beacon.replies, 404: problemSchema },
})
