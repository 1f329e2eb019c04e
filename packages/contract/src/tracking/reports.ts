import { MAX_BEACON_EVENTS, MAX_STACK_LENGTH, speedEvents, visitorDevices } from '@vitrine/model'
import * as z from 'zod'
import { beacon, cut, defineRoute, identifier, optionalCut } from './beacon.ts'

/** Milliseconds, or the score of layout shift. */
const measure = z.nullish(z.number().min(0).max(600_000))

/** A record of the page-speed collector. @see platform spec §7 "Page-speed payload" */
export const speedRecordSchema = z.object({
  app: z.string().max(100),
  event: z.enum(speedEvents),
  pageLoadId: z.string().regex(/^[\w-]{1,64}$/),
  ts: z.number(),
  data: z.object({
    websiteId: identifier,
    hostname: z.nullish(z.string().max(300)),
    pathname: optionalCut(2_000),
    /** The template of the page, by which reports group pages. */
    pageGroup: z.nullish(z.string().max(100)),
    device: z.nullish(z.enum(visitorDevices)),
    firstContentfulPaint: measure,
    largestContentfulPaint: measure,
    firstInputDelay: measure,
    layoutShift: measure,
    interactionToNextPaint: measure,
    responseStart: measure,
  }),
})

export type SpeedRecord = z.output<typeof speedRecordSchema>

export const recordPerformance = defineRoute({
  ...beacon,
  path: '/api/1/performance/records',
  summary: 'Records measures of page speed, a plain-text JSON list of events.',
  encoding: 'text',
  body: z.array(speedRecordSchema).max(MAX_BEACON_EVENTS),
})

/** A reported script error. @see storefront spec §7 */
export const scriptErrorSchema = z.object({
  event: z.string().max(100),
  timestamp: z.number(),
  data: z.object({
    app: z.nullish(cut(100)),
    message: cut(1_000),
    stack: z.nullish(cut(MAX_STACK_LENGTH)),
    file: optionalCut(1_000),
    line: z.nullish(z.int().min(0)),
    column: z.nullish(z.int().min(0)),
    /** The path of the page. */
    url: optionalCut(2_000),
    pageLoadId: z.nullish(z.string().regex(/^[\w-]{1,64}$/)),
  }),
})

export type ScriptError = z.output<typeof scriptErrorSchema>

export const recordScriptErrors = defineRoute({
  ...beacon,
  path: '/api/events/RecordJavascriptErrors',
  summary: 'Records errors of scripts on a page of the site.',
  encoding: 'text',
  body: z.array(scriptErrorSchema).max(MAX_BEACON_EVENTS),
})
