import * as z from 'zod/mini'
import { contentSchema } from './content.ts'

/** The elements that themes have in the header, in their default order. */
const headerElementIds = ['logo', 'menu', 'languages', 'search', 'account', 'cart'] as const
type HeaderElementId = (typeof headerElementIds)[number]

/** The elements that themes have in the footer, in their default order. */
const footerElementIds = [
  'about',
  'categories',
  'menu',
  'social',
  'copyright',
  'languages',
] as const
type FooterElementId = (typeof footerElementIds)[number]

const headerSchema = z.strictObject({
  elements: z.array(z.strictObject({ id: z.enum(headerElementIds) })),
})
const footerSchema = z.strictObject({
  elements: z.array(z.strictObject({ id: z.enum(footerElementIds) })),
})

/**
 * The content of every page: the theme's elements in header and footer, sections of kind `header` and
 * `footer` beside them, and those of kind `area` in the areas that templates leave to blocks.
 */
export const headerFooterSchema = z.strictObject({
  schema: z.literal(1),
  /** All elements of the theme by default. */
  header: z.optional(headerSchema),
  footer: z.optional(footerSchema),
  ...contentSchema.shape,
})

export type HeaderFooter = z.output<typeof headerFooterSchema>

/** Returns the elements of the header; all for a site that chose none. */
export function getHeaderElements(
  document: Pick<HeaderFooter, 'header'> | undefined,
): readonly { readonly id: HeaderElementId }[] {
  return document?.header?.elements ?? headerElementIds.map((id) => ({ id }))
}

/** Returns the elements of the footer; all for a site that chose none. */
export function getFooterElements(
  document: Pick<HeaderFooter, 'footer'> | undefined,
): readonly { readonly id: FooterElementId }[] {
  return document?.footer?.elements ?? footerElementIds.map((id) => ({ id }))
}
