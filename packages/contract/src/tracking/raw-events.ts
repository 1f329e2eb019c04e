import { isSalesRange, visitChannels, visitorDevices } from '@vitrine/model'
import * as z from 'zod'
import { BASE, defineRoute, rangeShape, wrongRange } from './range.ts'

/** An event as it was collected. Nothing in it identifies a visitor: events of one visit share its number. */
export const rawEventSchema = z.object({
  at: z.iso.datetime(),
  /** The event: `page-view`, `search`, `button-click`, or the name of an event of the shop. */
  event: z.string(),
  /** The path of the page; empty if the page is unknown. */
  page: z.string(),
  /** The words of a search, or what was clicked, played or viewed; empty for an event about its page. */
  about: z.string(),
  /** The results of a search, or the seconds of a heartbeat, an audio or a video; null for other events. */
  amount: z.int().nullable(),
  visit: z.string(),
  /** The source of the visit; null until the visit is stored, and so are the facts below. */
  channel: z.enum(visitChannels).nullable(),
  device: z.enum(visitorDevices).nullable(),
  browser: z.string(),
  system: z.string(),
  language: z.string(),
  country: z.string(),
})

export type RawEvent = z.output<typeof rawEventSchema>

export const readRawEvents = defineRoute({
  method: 'GET',
  path: `${BASE}/events`,
  summary: 'Returns the events of a time as they were collected, oldest first, 5,000 at a time.',
  access: 'analytics.read',
  query: z
    .object({
      from: rangeShape.from,
      to: rangeShape.to,
      /** The cursor of the answer before. */
      cursor: z.string().max(60).optional(),
    })
    .refine(isSalesRange, wrongRange),
  replies: {
    200: z.object({
      events: z.array(rawEventSchema),
      /** The cursor of the next events; null after the last one. */
      next: z.string().nullable(),
    }),
  },
})
