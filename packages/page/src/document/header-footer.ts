import * as z from 'zod/mini'
import { contentSchema } from './content.ts'

/**
 * The content of every page: sections of kind `header` and `footer`, and those of kind `area` in the areas
 * that templates leave to blocks.
 */
export const headerFooterSchema = z.strictObject({ schema: z.literal(1), ...contentSchema.shape })

export type HeaderFooter = z.output<typeof headerFooterSchema>
