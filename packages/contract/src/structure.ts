import * as z from 'zod'
import { contentProblemSchema } from './document-changes.ts'
import { blockSchema, sectionSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('structure')

/** The sections of the header or footer with their blocks, in the format of `@vitrine/page`. */
const contentPartSchema = z.object({
  sections: z.array(sectionSchema).max(60),
  blocks: z.record(z.string(), blockSchema),
})

/** An element that the theme has in its header or footer, such as `logo`, `menu`, `search` or `cart`. */
const elementSchema = z.object({ id: z.string().max(40) })

/** A header or footer as visitors see it: the elements of the theme in order, and the owner's sections. */
const shownPartSchema = contentPartSchema.extend({ elements: z.array(elementSchema).max(20) })

/** A header or footer to save. Elements stay as they are if omitted; an empty list removes them. */
const savedPartSchema = shownPartSchema.partial({ elements: true })

/** The result of a change: published if the staff member may publish, else a draft. */
const changed = {
  rev: z.int(),
  published: z.boolean(),
}

const errorReplies = { 404: problemSchema, 409: problemSchema, 422: contentProblemSchema }

export const readHeaderFooter = defineRoute({
  method: 'GET',
  path: '/api/site-header-footer',
  summary:
    'Returns the header and footer of the site’s draft; those of the theme, as revision 0, if none was saved.',
  access: 'content.read',
  replies: {
    200: z.object({ header: shownPartSchema, footer: shownPartSchema, rev: z.int() }),
  },
})

export const saveHeaderFooter = defineRoute({
  method: 'PUT',
  path: '/api/site-header-footer',
  summary:
    'Replaces the sections of header and footer, and the elements that are sent. Published at once if the staff member may publish, else saved as a draft.',
  access: 'content.edit',
  bodyLimit: 1024 * 1024,
  body: z.object({
    header: savedPartSchema,
    footer: savedPartSchema,
    /** The revision the change is based on, 0 for the theme's; rejected if it is outdated. */
    rev: z.int().min(0).optional(),
  }),
  replies: {
    200: z.object({ header: shownPartSchema, footer: shownPartSchema, ...changed }),
    ...errorReplies,
  },
})

export const openHeaderFooter = defineRoute({
  method: 'POST',
  path: '/api/studio/header-footer',
  summary:
    'Returns the id of the document of header and footer. Creates it as a draft that shows what the theme shows if the site has none.',
  access: 'content.edit',
  changesNothing: true,
  replies: { 200: z.object({ id: z.uuid() }) },
})

const externalLinkSchema = z.object({
  title: z.string().max(200).default(''),
  /** The URL; empty for an entry whose `id` names another target. */
  url: z.string().max(2_000),
  newWindow: z.boolean().default(false),
})

const entry = {
  /** The id that identifies an existing entry. */
  id: z.string().max(40).nullish(),
  collectionId: z.string().max(40).nullish(),
  /** An external link; a string is both its URL and its title. */
  externalLink: z.union([z.string().max(2_000), externalLinkSchema]).nullish(),
  memberAreaId: z.string().max(40).nullish(),
}

/** Nests folders as deep as menus show them. */
const withItems = <T extends z.ZodType>(inner: T) =>
  /** The entries of a folder; unchanged if omitted. */
  z.object({ ...entry, items: z.array(inner).max(250).optional() })

const navigationItemSchema = withItems(withItems(withItems(z.object(entry))))

const layoutEntry = {
  id: z.string(),
  title: z.string(),
  collectionId: z.string().optional(),
  externalLink: z.object({ title: z.string(), url: z.string(), newWindow: z.boolean() }).optional(),
  memberAreaId: z.string().optional(),
}

const withLinks = <T extends z.ZodType>(inner: T) =>
  z.object({ ...layoutEntry, items: z.array(inner) })

const layoutLinkSchema = withLinks(withLinks(withLinks(z.object(layoutEntry))))

export const menuLayoutSchema = z.object({
  /** The menu's name in themes. */
  identifier: z.string(),
  /** The name of the site's theme. */
  templateId: z.string(),
  links: z.array(layoutLinkSchema),
})

export const readSiteLayout = defineRoute({
  method: 'GET',
  path: '/api/commondata/GetSiteLayout',
  summary: 'Returns the menus of the site’s draft, the main menu first.',
  access: 'content.read',
  replies: { 200: z.object({ layout: z.array(menuLayoutSchema) }) },
})

export const updateNavigation = defineRoute({
  method: 'POST',
  path: '/api/widget/UpdateNavigation',
  summary:
    'Replaces the entries of a menu and its folders. Published at once if the staff member may publish, else saved as a draft.',
  access: 'content.edit',
  body: z.object({
    /** The identifier of the menu. */
    fieldName: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    templateId: z.string().max(60).optional(),
    navigation: z.object({ items: z.array(navigationItemSchema).max(250) }),
  }),
  replies: { 200: menuLayoutSchema.extend(changed), ...errorReplies },
})

/** The navigations of the theme with the menus that they show, and the menus of the site. */
const themeMenusSchema = z.object({
  navigations: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      /** The menu that the owner chose, null for none; omitted if the choice is automatic. */
      chosen: z.string().nullable().optional(),
      /** The menu that is shown without a choice; null if none is left. */
      automatic: z.string().nullable(),
    }),
  ),
  menus: z.array(
    z.object({
      id: z.string(),
      /** The titles of its first entries. */
      titles: z.array(z.string()),
    }),
  ),
})

export const readThemeMenus = defineRoute({
  method: 'GET',
  path: '/api/studio/theme/menus',
  summary: 'Returns which menu of the site’s draft each navigation of the theme shows.',
  access: 'content.read',
  replies: { 200: themeMenusSchema },
})

export const chooseThemeMenu = defineRoute({
  method: 'PUT',
  path: '/api/studio/theme/menus/{navigation}',
  summary:
    'Chooses the menu that a navigation of the theme shows. Published at once if the staff member may publish, else saved as a draft.',
  access: 'content.edit',
  params: z.object({ navigation: z.string().max(60) }),
  body: z.object({
    /** The menu, null for none; omitted for the menu of the same name, or the next in order. */
    menu: z.string().max(60).nullable().optional(),
  }),
  replies: { 200: z.object(changed), ...errorReplies },
})

const storeParams = z.object({ websiteId: z.string().max(60) })

export const createStore = defineRoute({
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/{websiteId}/products',
  summary: 'Creates and publishes a store: a product collection with its page.',
  access: 'content.publish',
  repeatable: true,
  params: storeParams,
  body: z.object({
    title: z.string().trim().min(1).max(200),
    navigationTitle: z.string().max(200).default(''),
    /** The URL id, made unique by a number; derived from the title if omitted. */
    urlId: z.string().max(200).default(''),
    description: z.string().max(2_000).default(''),
    enabled: z.literal(true).default(true),
  }),
  replies: {
    200: z.object({
      id: z.uuid(),
      websiteId: z.uuid(),
      title: z.string(),
      navigationTitle: z.string(),
      urlId: z.string(),
      description: z.string(),
      enabled: z.boolean(),
    }),
    ...errorReplies,
  },
})

export const createRootCategory = defineRoute({
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/{websiteId}/products/{collectionId}/categories',
  summary: 'Creates the root category of a store. A store has exactly one.',
  access: 'content.publish',
  params: storeParams.extend({ collectionId: z.string().max(60) }),
  body: z.object({
    displayName: z.string().trim().min(1).max(200),
    parentCategoryId: z.null().optional(),
    type: z.literal('ROOT'),
    pageRendering: z.literal('LIST_VIEW').default('LIST_VIEW'),
    displayIndex: z.literal(1).default(1),
  }),
  replies: {
    200: z.object({
      id: z.uuid(),
      collectionId: z.uuid(),
      displayName: z.string(),
      parentCategoryId: z.null(),
      type: z.literal('ROOT'),
      pageRendering: z.literal('LIST_VIEW'),
      displayIndex: z.int(),
    }),
    ...errorReplies,
  },
})

/** A term with the number of draft and published items that have it. */
const termCountSchema = z.object({ name: z.string(), drafts: z.int(), published: z.int() })

const collectionParams = z.object({ id: z.uuid() })

export const readCollectionWords = defineRoute({
  method: 'GET',
  path: '/api/studio/collections/{id}/words',
  summary: 'Returns the tags, categories and authors of a collection, most used first.',
  access: 'content.read',
  params: collectionParams,
  replies: {
    200: z.object({
      tags: z.array(termCountSchema),
      categories: z.array(termCountSchema),
      /** The authors; `name` is the id. Authors of the site settings without items come last. */
      authors: z.array(termCountSchema.extend({ displayName: z.string() })),
    }),
    404: problemSchema,
  },
})

export const changeCollectionWords = defineRoute({
  method: 'POST',
  path: '/api/studio/collections/{id}/words',
  summary:
    'Renames a tag or category in all items of a collection, replaces several by one of them or by a new one, or removes them.',
  access: 'content.edit',
  params: collectionParams,
  body: z.strictObject({
    kind: z.enum(['tag', 'category']),
    names: z.array(z.string().min(1).max(50)).min(1).max(2_000),
    /** The name that replaces them; null to remove them. */
    to: z.string().trim().min(1, 'Enter a name.').max(50).nullable(),
  }),
  replies: {
    200: z.object({
      /** The number of items that were changed. */
      items: z.int(),
      /** Whether visitors see all of them; otherwise some wait for publication with other changes. */
      published: z.boolean(),
      /** The number of items that could not be saved or published, such as one with an issue. */
      failed: z.int(),
    }),
    ...errorReplies,
  },
})

export const orderItems = defineRoute({
  method: 'PUT',
  path: '/api/studio/collections/{id}/order',
  summary:
    'Sets the order of items in a manually ordered collection, at most 250; other items follow.',
  access: 'content.edit',
  params: collectionParams,
  body: z.object({ itemIds: z.array(z.uuid()).max(5_000) }),
  replies: { 200: z.object(changed), ...errorReplies },
})

export type MenuLayout = z.output<typeof menuLayoutSchema>
export type NavigationItemInput = z.output<typeof navigationItemSchema>
