import { dropReasons, isSalesRange, visitDimensions } from '@vitrine/model'
import * as z from 'zod'
import { moneySchema } from '../money.ts'
import { BASE, defineRoute, filterShape, isWholeFilter, wrongFilter, wrongRange } from './range.ts'

/**
 * The figures of visits. Visitors are those of each day, added up, as visitors without cookies are not recognized
 * on another day. Orders and revenue come from the orders, never from scripts.
 */
export const visitFiguresSchema = z.object({
  visits: z.int(),
  views: z.int(),
  visitors: z.int(),
  /** The visits with one page view. */
  bounces: z.int(),
  /** The length of all visits together. */
  seconds: z.int(),
  orders: z.int(),
  revenue: moneySchema,
})

export type VisitFigures = z.output<typeof visitFiguresSchema>

/** The figures of a day, or of a month of a report of more than 92 days. */
export const visitStepSchema = z.object({
  /** The day, or the first day of the month. */
  day: z.iso.date(),
  ...visitFiguresSchema.shape,
})

export type VisitStep = z.output<typeof visitStepSchema>

/** The visits with one value of a dimension, such as a page or a browser. Rows for "(other)" are named like that. */
export const visitRowSchema = z.object({
  name: z.string(),
  visits: z.int(),
  views: z.int(),
  visitors: z.int(),
  bounces: z.int(),
  seconds: z.int(),
  /** The orders that were placed in these visits, as far as they are known; 0 for pages. */
  orders: z.int(),
  revenue: moneySchema,
})

export type VisitRow = z.output<typeof visitRowSchema>

export const visitReportSchema = z.object({
  figures: visitFiguresSchema,
  /** Null without a comparison. */
  before: visitFiguresSchema.nullable(),
  step: z.enum(['day', 'month']),
  /** Each step of the time, oldest first, also those without visits. */
  time: z.array(visitStepSchema),
  /** The steps of the time to compare with; empty without one. */
  timeBefore: z.array(visitStepSchema),
  /** The values of each dimension with the most visits first, 100 at most. */
  rows: z.object({
    channel: z.array(visitRowSchema),
    referrer: z.array(visitRowSchema),
    campaign: z.array(visitRowSchema),
    device: z.array(visitRowSchema),
    browser: z.array(visitRowSchema),
    system: z.array(visitRowSchema),
    language: z.array(visitRowSchema),
    country: z.array(visitRowSchema),
    page: z.array(visitRowSchema),
    entry: z.array(visitRowSchema),
    exit: z.array(visitRowSchema),
  }),
  /** The events that were not counted, by reason. */
  dropped: z.array(z.object({ reason: z.enum(dropReasons), count: z.int() })),
  /** The first day with a visit; null before the first one. */
  since: z.iso.date().nullable(),
})

export type VisitReport = z.output<typeof visitReportSchema>

export const readVisits = defineRoute({
  method: 'GET',
  path: BASE,
  summary: 'Reports the visits of a time: figures, days, sources, pages and devices.',
  access: 'analytics.read',
  query: z.object(filterShape).refine(isSalesRange, wrongRange).refine(isWholeFilter, wrongFilter),
  replies: { 200: visitReportSchema },
})

export const readVisitTable = defineRoute({
  method: 'GET',
  path: `${BASE}-table`,
  summary: 'Returns one table of the report of visits with all of its rows.',
  access: 'analytics.read',
  query: z
    .object({ ...filterShape, table: z.enum(['time', ...visitDimensions]) })
    .refine(isSalesRange, wrongRange)
    .refine(isWholeFilter, wrongFilter),
  replies: { 200: z.object({ rows: z.array(z.union([visitStepSchema, visitRowSchema])) }) },
})
