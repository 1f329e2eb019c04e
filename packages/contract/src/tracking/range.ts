import { isSalesRange, MAX_SALES_DAYS, visitDimensions } from '@vitrine/model'
import * as z from 'zod'
import { createRouteFactory } from '../route.ts'

/** Defines a route of the slice `analytics`. */
export const defineRoute = createRouteFactory('analytics')

/** The path that the calls of reports begin with. */
export const BASE = '/api/studio/analytics'

/** The query of a report. */
export const rangeShape = {
  /** The first and the last day, in the time zone of the site. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The time to compare with: as many days before, the same days a year before, or none. */
  compare: z.enum(['previous', 'year', 'none']).default('previous'),
}

/** The error of a time that no report has. */
export const wrongRange = {
  path: ['to'],
  error: `Choose a last day that is not before the first, and at most ${MAX_SALES_DAYS} days.`,
}

/** The query of a report of a time. */
export const rangeQuery = z.object(rangeShape).refine(isSalesRange, wrongRange)

/** The query of a report of the visits with one value of a dimension. */
export const filterShape = {
  ...rangeShape,
  /** Counts only the visits with this value of the dimension, such as `device` and `phone`. */
  by: z.enum(visitDimensions).optional(),
  value: z.string().max(500).optional(),
}

type Filter = Readonly<Partial<Record<'by' | 'value', string | undefined>>>

export const isWholeFilter = ({ by, value }: Filter) => (by === undefined) === (value === undefined)

/** The error of half a filter. */
export const wrongFilter = {
  path: ['value'],
  error: 'Send a dimension with its value, or neither.',
}
