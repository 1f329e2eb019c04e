import * as z from 'zod'

/** What every refusal looks like: RFC 9457, with what the storefront's scripts read beside it. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  /** What is wrong with which field. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The crumb was missing or stale; `crumb` is a fresh one, with which to repeat once. */
  crumbFail: z.literal(true).optional(),
  crumb: z.string().optional(),
})

export type Problem = z.output<typeof problemSchema>
