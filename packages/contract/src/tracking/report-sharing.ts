import { isSalesRange } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { visitReportSchema } from './analytics.ts'
import { BASE, filterShape, isWholeFilter, wrongFilter, wrongRange } from './range.ts'

const defineRoute = createRouteFactory('report-sharing')

/** A link with which anyone reads the report of visits, without an account. */
export const reportLinkSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.url(),
  createdAt: z.iso.datetime(),
  /** The hour in which the report was last read; null if it never was. */
  lastOpenedAt: z.iso.datetime().nullable(),
})

export type ReportLink = z.output<typeof reportLinkSchema>

export const listReportLinks = defineRoute({
  method: 'GET',
  path: `${BASE}/links`,
  summary: 'Lists the read-only links to the report of visits, newest first.',
  access: 'site.write',
  replies: { 200: z.object({ links: z.array(reportLinkSchema) }) },
})

export const createReportLink = defineRoute({
  method: 'POST',
  path: `${BASE}/links`,
  summary: 'Creates a read-only link to the report of visits.',
  access: 'site.write',
  body: z.strictObject({ name: z.string().trim().min(1, 'Enter a name.').max(100) }),
  replies: { 200: reportLinkSchema, 400: problemSchema, 409: problemSchema },
})

export const deleteReportLink = defineRoute({
  method: 'DELETE',
  path: `${BASE}/links/{id}`,
  summary: 'Deletes a read-only link, which opens nothing from then on.',
  access: 'site.write',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({}), 404: problemSchema },
})

const token = z.string().max(100)

export const openReportLink = defineRoute({
  method: 'POST',
  path: '/api/studio/shared-report',
  summary: 'Tells the holder of a read-only link whose report it opens.',
  access: 'anyone',
  crumb: 'none',
  changesNothing: true,
  body: z.object({ token }),
  replies: {
    200: z.object({ site: z.object({ title: z.string(), timeZone: z.string() }) }),
    404: problemSchema,
  },
})

export const readSharedReport = defineRoute({
  method: 'POST',
  path: '/api/studio/shared-report/visits',
  summary: 'Returns the report of visits to the holder of a read-only link.',
  access: 'anyone',
  crumb: 'none',
  changesNothing: true,
  body: z
    .object({ ...filterShape, token })
    .refine(isSalesRange, wrongRange)
    .refine(isWholeFilter, wrongFilter),
  replies: { 200: visitReportSchema, 400: problemSchema, 404: problemSchema },
})

const weeklyEmailSchema = z.object({
  /** Whether the account gets the report of each week by email. */
  isOn: z.boolean(),
})

export const readWeeklyEmail = defineRoute({
  method: 'GET',
  path: `${BASE}/weekly-email`,
  summary: 'Returns whether the account in the session gets the weekly email.',
  access: 'analytics.read',
  replies: { 200: weeklyEmailSchema },
})

export const changeWeeklyEmail = defineRoute({
  method: 'PUT',
  path: `${BASE}/weekly-email`,
  summary: 'Switches the weekly email for the account in the session on or off.',
  access: 'analytics.read',
  body: z.strictObject({ isOn: z.boolean() }),
  replies: { 200: weeklyEmailSchema, 400: problemSchema },
})
