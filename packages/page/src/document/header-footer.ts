import * as z from 'zod/mini'
import { idSchema, linkSchema, localizedSchema } from './common.ts'
import { contentSchema } from './content.ts'

/** The elements that a header can have, in their default order. */
export const headerElementIds = [
  'logo',
  'menu',
  'languages',
  'search',
  'account',
  'cart',
  'button',
  'social',
] as const
export type HeaderElementId = (typeof headerElementIds)[number]

/** The elements that a header shows only if the owner turns them on. */
const optionalElementIds: ReadonlySet<HeaderElementId> = new Set(['button', 'social'])

/** The elements that themes have in the footer, in their default order. */
export const footerElementIds = [
  'about',
  'categories',
  'menu',
  'social',
  'copyright',
  'languages',
] as const
export type FooterElementId = (typeof footerElementIds)[number]

/** The positions of the logo and the menu in the header. */
export const headerLayouts = ['logo-center', 'logo-left', 'menu-right', 'stacked'] as const
export type HeaderLayout = (typeof headerLayouts)[number]

/** When the header stays in sight: never, always, or while the visitor scrolls up. */
export const headerStickiness = ['off', 'always', 'up'] as const
export type HeaderStickiness = (typeof headerStickiness)[number]

export const headerHeights = ['s', 'm', 'l'] as const
export type HeaderHeight = (typeof headerHeights)[number]

/** The sizes of the logo image beside that of the theme. */
export const logoSizes = ['s', 'l'] as const

export const headerSchema = z.strictObject({
  elements: z.array(
    z.strictObject({ id: z.enum(headerElementIds), hidden: z.optional(z.literal(true)) }),
  ),
  /** That of the theme by default, as are the next ones. */
  layout: z.optional(z.enum(headerLayouts)),
  sticky: z.optional(z.enum(headerStickiness)),
  height: z.optional(z.enum(headerHeights)),
  logoSize: z.optional(z.enum(logoSizes)),
  /** The color theme. */
  theme: z.optional(idSchema),
  button: z.optional(z.strictObject({ label: localizedSchema, to: z.optional(linkSchema) })),
})
export const footerSchema = z.strictObject({
  elements: z.array(
    z.strictObject({ id: z.enum(footerElementIds), hidden: z.optional(z.literal(true)) }),
  ),
})

/**
 * The content of every page: the theme's elements in header and footer, sections of kind `header` and
 * `footer` beside them, and those of kind `area` in the areas that templates leave to blocks.
 */
export const headerFooterSchema = z.strictObject({
  schema: z.literal(1),
  /** The default elements of the theme if it is missing. */
  header: z.optional(headerSchema),
  footer: z.optional(footerSchema),
  ...contentSchema.shape,
})

export type HeaderFooter = z.output<typeof headerFooterSchema>

/** The settings of a header. */
export type HeaderSettings = NonNullable<HeaderFooter['header']>

/** An element of the header or footer, and whether it is shown. */
export interface ListedElement<Id extends string> {
  readonly id: Id
  readonly isShown: boolean
}

/** Returns all elements that the header can have, in the owner's order. */
export function listHeaderElements(
  document: Pick<HeaderFooter, 'header'> | undefined,
): readonly ListedElement<HeaderElementId>[] {
  const isShown = (id: HeaderElementId) => !optionalElementIds.has(id)
  return listElements(document?.header?.elements, headerElementIds, isShown)
}

/** Returns all elements that the footer can have, in the owner's order. */
export function listFooterElements(
  document: Pick<HeaderFooter, 'footer'> | undefined,
): readonly ListedElement<FooterElementId>[] {
  return listElements(document?.footer?.elements, footerElementIds, () => true)
}

/** Returns the elements that the owner chose, then the others: hidden if there is a choice, else as the theme has them. */
function listElements<Id extends string>(
  chosen: readonly { readonly id: Id; readonly hidden?: true | undefined }[] | undefined,
  ids: readonly Id[],
  isShownByDefault: (id: Id) => boolean,
): readonly ListedElement<Id>[] {
  if (!chosen) return ids.map((id) => ({ id, isShown: isShownByDefault(id) }))
  return [
    ...chosen.map(({ id, hidden }) => ({ id, isShown: hidden !== true })),
    ...ids
      .filter((id) => !chosen.some((element) => element.id === id))
      .map((id) => ({ id, isShown: false })),
  ]
}

/** Returns the elements that the header shows. */
export function getHeaderElements(
  document: Pick<HeaderFooter, 'header'> | undefined,
): readonly { readonly id: HeaderElementId }[] {
  return getShown(listHeaderElements(document))
}

/** Returns the elements that the footer shows. */
export function getFooterElements(
  document: Pick<HeaderFooter, 'footer'> | undefined,
): readonly { readonly id: FooterElementId }[] {
  return getShown(listFooterElements(document))
}

function getShown<Id extends string>(elements: readonly ListedElement<Id>[]) {
  return elements.flatMap(({ id, isShown }) => (isShown ? [{ id }] : []))
}
