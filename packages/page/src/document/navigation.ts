import * as z from 'zod/mini'
import { idSchema, linkSchema, localizedSchema, referenceSchema } from './common.ts'

/** The id of the main menu. */
export const MAIN_NAVIGATION = 'mainNav'
/** @see platform spec §9 "Names" */
export const HIDDEN_NAVIGATION = '_hidden'
export const MEMBER_AREAS_NAVIGATION = '_memberareas'

/** An item of a menu: a page, a link, or a member area. @see platform spec §3 "Navigation item" */
export const navigationItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), id: idSchema, pageId: referenceSchema }),
  z.strictObject({ kind: z.literal('link'), id: idSchema, title: localizedSchema, to: linkSchema }),
  z.strictObject({ kind: z.literal('member-area'), id: idSchema, memberAreaId: referenceSchema }),
])

/** The menus of a site by the `navigationId` of themes. The items of a folder are part of the folder's page. */
export const navigationSchema = z.strictObject({
  schema: z.literal(1),
  menus: z.array(
    z.strictObject({
      id: idSchema,
      items: z.array(navigationItemSchema).check(z.maxLength(250)),
    }),
  ),
  /** The menus that the owner chose for navigations of a theme, by their names; null shows none. */
  chosen: z.optional(z.record(idSchema, z.nullable(idSchema))),
})

export type NavigationItem = z.output<typeof navigationItemSchema>
export type Navigation = z.output<typeof navigationSchema>
