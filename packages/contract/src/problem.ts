import * as z from 'zod'

/** The body of every error: RFC 9457, with the members that the storefront's scripts read. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** The same sentence as `message`. */
  detail: z.string(),
  code: z.string(),
  message: z.string(),
  /** The values of the slots of the message of `code`, from which scripts translate it. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** An error message for each invalid field. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The ids of the messages in `errors`, as far as they can be translated. */
  errorCodes: z.record(z.string(), z.string()).optional(),
  /** The crumb was missing or stale; `crumb` is a fresh one, with which to repeat once. */
  crumbFail: z.literal(true).optional(),
  crumb: z.string().optional(),
})

export type Problem = z.output<typeof problemSchema>
