import {
  dropReasons,
  funnelSteps,
  isSalesRange,
  speedMetrics,
  visitorDevices,
} from '@vitrine/model'
import * as z from 'zod'
import { moneySchema } from '../money.ts'
import { BASE, defineRoute, rangeQuery, rangeShape, wrongRange } from './range.ts'

export const readSearches = defineRoute({
  method: 'GET',
  path: `${BASE}/searches`,
  summary: 'Reports the site searches of a time, the most frequent words first.',
  access: 'analytics.read',
  query: rangeQuery,
  replies: {
    200: z.object({
      searches: z.int(),
      /** The searches that found nothing. */
      withoutResults: z.int(),
      terms: z.array(
        z.object({
          term: z.string(),
          searches: z.int(),
          visits: z.int(),
          withoutResults: z.int(),
        }),
      ),
    }),
  },
})

export const readInteractions = defineRoute({
  method: 'GET',
  path: `${BASE}/interactions`,
  summary: 'Reports how visitors used forms, buttons, overlays, audio and video.',
  access: 'analytics.read',
  query: rangeQuery,
  replies: {
    200: z.object({
      forms: z.array(
        z.object({
          formId: z.string(),
          /** The name of the form in its last submission of the time; null without one. */
          name: z.string().nullable(),
          /** The times that the form was seen, and that a visitor began to fill it in. */
          renders: z.int(),
          starts: z.int(),
          /** The submissions that the site stored. */
          submissions: z.int(),
        }),
      ),
      buttons: z.array(z.object({ label: z.string(), renders: z.int(), clicks: z.int() })),
      overlays: z.array(
        z.object({ overlayId: z.string(), shown: z.int(), closed: z.int(), submitted: z.int() }),
      ),
      media: z.array(
        z.object({
          kind: z.enum(['audio', 'video']),
          title: z.string(),
          plays: z.int(),
          completes: z.int(),
          visits: z.int(),
        }),
      ),
      /** The events of products and paywalls, by name. */
      events: z.array(z.object({ name: z.string(), count: z.int(), visits: z.int() })),
    }),
  },
})

const funnelSchema = z.array(z.object({ step: z.enum(funnelSteps), visits: z.int() }))

export const readFunnel = defineRoute({
  method: 'GET',
  path: `${BASE}/funnel`,
  summary: 'Reports how many visits reached each step of a purchase, within the same visit.',
  access: 'analytics.read',
  query: rangeQuery,
  replies: {
    200: z.object({
      /** The visits that reached each step, or a later one; the last step is an order of the visit. */
      steps: funnelSchema,
      /** The steps of the time to compare with; empty without one. */
      before: funnelSchema,
      /** All orders of the time, also those of visits that are not known. */
      orders: z.int(),
      revenue: moneySchema,
    }),
  },
})

/** The measures of one metric: milliseconds, and thousandths for `cls`. */
const speedFiguresSchema = z.object({
  metric: z.enum(speedMetrics),
  count: z.int(),
  /** The value that three of four measures do not exceed: milliseconds, or the score of `cls`. */
  p75: z.number(),
  good: z.int(),
  poor: z.int(),
})

export type SpeedFigures = z.output<typeof speedFiguresSchema>

export const readSpeed = defineRoute({
  method: 'GET',
  path: `${BASE}/speed`,
  summary: 'Reports the page speed that visitors had, by page and device.',
  access: 'analytics.read',
  query: z
    .object({ ...rangeShape, device: z.enum(visitorDevices).optional() })
    .refine(isSalesRange, wrongRange),
  replies: {
    200: z.object({
      metrics: z.array(speedFiguresSchema),
      before: z.array(speedFiguresSchema),
      /** The pages or templates with the most measures, 50 at most. */
      pages: z.array(
        z.object({
          page: z.string(),
          device: z.enum(visitorDevices),
          metrics: z.array(speedFiguresSchema),
        }),
      ),
      /** Each day with measures. */
      time: z.array(z.object({ day: z.iso.date(), metrics: z.array(speedFiguresSchema) })),
    }),
  },
})

export const scriptErrorGroupSchema = z.object({
  id: z.string(),
  message: z.string(),
  /** The first line of the stack that names a file; empty if there is none. */
  frame: z.string(),
  stack: z.string(),
  file: z.string(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  count: z.int(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  browsers: z.array(z.object({ name: z.string(), count: z.int() })),
  pages: z.array(z.object({ name: z.string(), count: z.int() })),
})

export type ScriptErrorGroup = z.output<typeof scriptErrorGroupSchema>

export const readScriptErrors = defineRoute({
  method: 'GET',
  path: `${BASE}/errors`,
  summary: 'Reports the errors of scripts that visitors had, the most frequent first.',
  access: 'analytics.read',
  query: rangeQuery,
  replies: {
    200: z.object({
      count: z.int(),
      /** The groups of errors with the same message and place, 100 at most. */
      errors: z.array(scriptErrorGroupSchema),
      time: z.array(z.object({ day: z.iso.date(), count: z.int() })),
    }),
  },
})

/** An example of an event that was not counted. It names no visitor. */
export const droppedEventSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  reason: z.enum(dropReasons),
  /** The path of the call: `/api/census/RecordHit`. */
  call: z.string(),
  /** The path of the page; empty if the call named none. */
  page: z.string(),
  /** The website, the site or the event that the reason is about; empty for other reasons. */
  detail: z.string(),
})

export type DroppedEvent = z.output<typeof droppedEventSchema>

export const readDroppedEvents = defineRoute({
  method: 'GET',
  path: `${BASE}/dropped-events`,
  summary:
    'Lists examples of the events of the last week that were not counted, newest first: the first and each hundredth of a reason, 100 at most.',
  access: 'analytics.read',
  replies: { 200: z.object({ events: z.array(droppedEventSchema) }) },
})

export const readLiveVisits = defineRoute({
  method: 'GET',
  path: `${BASE}/live`,
  summary: 'Reports the visits of the last five minutes.',
  access: 'analytics.read',
  replies: {
    200: z.object({
      visits: z.int(),
      views: z.int(),
      pages: z.array(z.object({ name: z.string(), visits: z.int() })),
      referrers: z.array(z.object({ name: z.string(), visits: z.int() })),
    }),
  },
})
