import * as z from 'zod'

const ERROR = 'Enter a day.'

/** A day such as 2026-03-31. PostgreSQL has no year 0000. */
export const daySchema = z.iso.date(ERROR).refine((text) => text >= '0001', ERROR)
