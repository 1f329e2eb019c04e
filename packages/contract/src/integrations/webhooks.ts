import { isReplayPeriod, MAX_REPLAY_DAYS, WEBHOOK_TEST, webhookEvents } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('webhooks')

const PATH = '/api/studio/webhooks'
const access = 'integrations.manage'
const params = z.object({ id: z.uuid() })
const deliveryParams = z.object({ id: z.uuid(), deliveryId: z.uuid() })
const webhookEventSchema = z.enum(webhookEvents)

/** A webhook: an address that learns of events. Its secret is shown when it is made, and never again. */
export const webhookSchema = z.object({
  id: z.uuid(),
  address: z.string(),
  events: z.array(webhookEventSchema),
  isOn: z.boolean(),
  /** The first failure since the last success; null if the last delivery arrived. */
  failingSince: z.iso.datetime().nullable(),
  /** When it was turned off because every delivery failed; null if it was not. */
  disabledAt: z.iso.datetime().nullable(),
  /** Until when deliveries are signed with the earlier secret, too; null for the current one alone. */
  earlierSecretUntil: z.iso.datetime().nullable(),
  /** The time of the last attempt; null before the first. */
  lastAttemptAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})

export type Webhook = z.output<typeof webhookSchema>

export const webhookDeliveryStates = ['pending', 'delivered', 'failed'] as const

/** The reasons why an attempt failed. They tell nothing about servers that are not public. */
export const webhookFailures = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'private',
  'unreadable',
] as const

/** A delivery of an event to a webhook. */
export const webhookDeliverySchema = z.object({
  id: z.uuid(),
  eventId: z.uuid(),
  type: z.enum([...webhookEvents, WEBHOOK_TEST]),
  state: z.enum(webhookDeliveryStates),
  /** Whether staff sent it: a test or a replay, which is tried once. */
  isManual: z.boolean(),
  attempts: z.int(),
  /** The HTTP status of the last reply; null if there was none. */
  status: z.int().nullable(),
  /** The reason of the last failure; null for none. */
  failure: z.enum(webhookFailures).nullable(),
  durationMs: z.int().nullable(),
  attemptedAt: z.iso.datetime().nullable(),
  /** The time of the next attempt; null if there is none. */
  nextAttemptAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})

export type WebhookDelivery = z.output<typeof webhookDeliverySchema>

/** A delivery with what was sent and answered. */
export const webhookDeliveryDetailSchema = webhookDeliverySchema.extend({
  payload: z.string(),
  /** The beginning of the body of the last reply. */
  response: z.string(),
})

export type WebhookDeliveryDetail = z.output<typeof webhookDeliveryDetailSchema>

const settings = {
  address: z.string().trim().min(1, 'Enter an address.').max(2_000),
  events: z.array(webhookEventSchema).min(1, 'Choose at least one event.').max(50),
}

const withSecret = z.object({
  webhook: webhookSchema,
  /** The key of the signatures. Keep it: it is never shown again. */
  secret: z.string(),
})

export const listWebhooks = defineRoute({
  method: 'GET',
  path: PATH,
  summary: 'Lists the webhooks of the site, oldest first.',
  access,
  replies: { 200: z.object({ webhooks: z.array(webhookSchema) }) },
})

export const createWebhook = defineRoute({
  method: 'POST',
  path: PATH,
  summary: 'Creates a webhook, and returns its secret once.',
  access,
  body: z.strictObject(settings),
  replies: { 200: withSecret, 409: problemSchema, 422: problemSchema },
})

export const readWebhook = defineRoute({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'Reads a webhook.',
  access,
  params,
  replies: { 200: webhookSchema, 404: problemSchema },
})

export const changeWebhook = defineRoute({
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Changes a webhook, or turns it on or off.',
  access,
  params,
  body: z.strictObject({ ...settings, isOn: z.boolean() }),
  replies: { 200: webhookSchema, 404: problemSchema, 422: problemSchema },
})

export const deleteWebhook = defineRoute({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Deletes a webhook with its deliveries.',
  access,
  params,
  replies: { 200: z.object({}), 404: problemSchema },
})

export const rollWebhookSecret = defineRoute({
  method: 'POST',
  path: `${PATH}/{id}/secret`,
  summary:
    'Makes a new secret, and returns it once. For a day, deliveries are signed with the earlier one, too.',
  access,
  params,
  replies: { 200: withSecret, 404: problemSchema },
})

export const testWebhook = defineRoute({
  method: 'POST',
  path: `${PATH}/{id}/test`,
  summary: 'Sends a test event, also to a webhook that is off, and returns what became of it.',
  access,
  params,
  replies: { 200: webhookDeliveryDetailSchema, 404: problemSchema },
})

export const listWebhookDeliveries = defineRoute({
  method: 'GET',
  path: `${PATH}/{id}/deliveries`,
  summary: 'Lists the deliveries of a webhook of the last 30 days, newest first.',
  access,
  params,
  query: z.object({
    state: z.enum(webhookDeliveryStates).optional(),
    cursor: z.uuid().optional(),
  }),
  replies: {
    200: z.object({
      deliveries: z.array(webhookDeliverySchema),
      nextPageCursor: z.uuid().nullable(),
      /** The number of deliveries that a replay by filter has yet to send. */
      replaysLeft: z.int(),
    }),
    404: problemSchema,
  },
})

export const readWebhookDelivery = defineRoute({
  method: 'GET',
  path: `${PATH}/{id}/deliveries/{deliveryId}`,
  summary: 'Reads a delivery with what was sent and answered.',
  access,
  params: deliveryParams,
  replies: { 200: webhookDeliveryDetailSchema, 404: problemSchema },
})

export const replayWebhookDelivery = defineRoute({
  method: 'POST',
  path: `${PATH}/{id}/deliveries/{deliveryId}/replay`,
  summary: 'Sends the same bytes again as a delivery of its own, and returns what became of it.',
  access,
  params: deliveryParams,
  replies: { 200: webhookDeliveryDetailSchema, 404: problemSchema },
})

export const replayStates = ['failed', 'all'] as const

const replaySchema = z
  .strictObject({
    /** The id of this replay, which the caller makes. A repeated call with it sends nothing and returns the first count. */
    id: z.uuid(),
    /** `failed` chooses the events that have not arrived, also by a replay; `all` those that have arrived, too. */
    state: z.enum(replayStates),
    events: z.array(webhookEventSchema).min(1, 'Choose at least one event.').max(50),
    /** The first and the last day, in the time zone of the site. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** Whether to count alone, and send nothing. */
    dryRun: z.boolean().default(false),
  })
  .refine(isReplayPeriod, {
    path: ['to'],
    error: `Choose a last day that is not before the first, and at most ${MAX_REPLAY_DAYS} days.`,
  })

export const replayWebhookDeliveries = defineRoute({
  method: 'POST',
  path: `${PATH}/{id}/replays`,
  summary:
    'Sends the deliveries of a filter again, up to 1,000 and each once, as deliveries of their own that a job sends. Returns their number.',
  access,
  params,
  body: replaySchema,
  replies: {
    200: z.object({ count: z.int() }),
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})
