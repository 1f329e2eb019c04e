import * as z from 'zod/mini'
import type { RecordPart } from '../../platform/db/records.ts'
import { newsletterOptOut } from './tables.ts'

/** The opt-outs from emails. Their digests derive from the address alone, so they hold on a site with another secret. */
export const optOutSiteRecords: readonly RecordPart[] = [
  {
    name: 'newsletterOptOuts',
    table: newsletterOptOut,
    by: 'siteId',
    order: ['emailHash'],
    shapes: { emailHash: z.string().check(z.regex(/^\\x[0-9a-f]{64}$/)) },
  },
]
