import * as z from 'zod/mini'
import { contentSchema } from './content.ts'

/**
 * What stands on every page: sections of kind `header` and `footer` above and below it, and those of kind
 * `area` in the areas that templates leave to blocks.
 */
export const headerFooterSchema = z.strictObject({ schema: z.literal(1), ...contentSchema.shape })

export type HeaderFooter = z.output<typeof headerFooterSchema>
