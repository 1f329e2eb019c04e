import * as z from 'zod/mini'

const MAX_SETTINGS = 50

const setting = z.union([z.string().check(z.maxLength(2_000)), z.number(), z.boolean()])

export const data = z.object({
  /** The name in the theme: `counter` for `components/counter.block`. */
  definition: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/))),
  settings: z._default(
    z
      .record(z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,59}$/)), setting)
      .check(
        z.refine(
          (settings) => Object.keys(settings).length <= MAX_SETTINGS,
          `must have at most ${MAX_SETTINGS} settings`,
        ),
      ),
    {},
  ),
})

export const text = { title: 'line', body: 'rich' } as const
