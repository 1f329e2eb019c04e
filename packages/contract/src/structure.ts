import { relatedProductsOrderings, scarcityMessageTypes } from '@vitrine/model'
import * as z from 'zod'
import { faultSchema } from './document-changes.ts'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

/** Sections of kind `header` or `footer` with the blocks in them, as `@vitrine/page` has them. */
const contentPartSchema = z.object({
  sections: z.array(z.record(z.string(), z.unknown())).max(60),
  blocks: z.record(z.string(), z.record(z.string(), z.unknown())),
})

/** What became of a change: visitors see it at once where the member may publish, else it is a draft. */
const changed = {
  rev: z.int(),
  published: z.boolean(),
}

const refusals = { 404: problemSchema, 409: problemSchema, 422: faultSchema }

export const readHeaderFooter = defineRoute({
  method: 'GET',
  path: '/api/site-header-footer',
  summary: 'What stands above and below every page, as its draft says.',
  access: 'content.read',
  replies: {
    200: z.object({ header: contentPartSchema, footer: contentPartSchema, rev: z.int() }),
    404: problemSchema,
  },
})

export const saveHeaderFooter = defineRoute({
  method: 'PUT',
  path: '/api/site-header-footer',
  summary:
    'Replaces header and footer. Visitors see it at once where the member may publish; else it is a draft.',
  access: 'content.edit',
  bodyLimit: 1024 * 1024,
  body: z.object({
    header: contentPartSchema,
    footer: contentPartSchema,
    /** The revision they were made on: refused where somebody changed it since. */
    rev: z.int().min(1).optional(),
  }),
  replies: {
    200: z.object({ header: contentPartSchema, footer: contentPartSchema, ...changed }),
    ...refusals,
  },
})

const externalLinkSchema = z.object({
  title: z.string().max(200).default(''),
  /** Empty for an entry that leads to something other than an address: its `id` says which. */
  url: z.string().max(2_000),
  newWindow: z.boolean().default(false),
})

const entry = {
  /** The entry's own, by which it is known again. */
  id: z.string().max(40).nullish(),
  collectionId: z.string().max(40).nullish(),
  /** An address alone is one that is named after itself. */
  externalLink: z.union([z.string().max(2_000), externalLinkSchema]).nullish(),
  memberAreaId: z.string().max(40).nullish(),
}

/** Folders within folders: as many as menus show. */
const itemsOf = <T extends z.ZodType>(inner: T) =>
  /** A folder's pages; what is left out stays as it is. */
  z.object({ ...entry, items: z.array(inner).max(250).optional() })

const navigationItemSchema = itemsOf(itemsOf(itemsOf(z.object(entry))))

const shownEntry = {
  id: z.string(),
  title: z.string(),
  collectionId: z.string().optional(),
  externalLink: z.object({ title: z.string(), url: z.string(), newWindow: z.boolean() }).optional(),
  memberAreaId: z.string().optional(),
}

const shownItems = <T extends z.ZodType>(inner: T) =>
  z.object({ ...shownEntry, items: z.array(inner) })

const layoutLinkSchema = shownItems(shownItems(shownItems(z.object(shownEntry))))

const menuLayoutSchema = z.object({
  /** The name that themes ask for the menu by. */
  identifier: z.string(),
  /** The site's theme. */
  templateId: z.string(),
  links: z.array(layoutLinkSchema),
})

export const readSiteLayout = defineRoute({
  method: 'GET',
  path: '/api/commondata/GetSiteLayout',
  summary: 'The menus of the site as their draft has them, the main one first.',
  access: 'content.read',
  replies: { 200: z.object({ layout: z.array(menuLayoutSchema) }) },
})

export const updateNavigation = defineRoute({
  method: 'POST',
  path: '/api/widget/UpdateNavigation',
  summary:
    'Replaces the entries of a menu, and the pages of the folders in it. Visitors see it at once where the member may publish; else it is a draft.',
  access: 'content.edit',
  body: z.object({
    /** The menu's identifier. */
    fieldName: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    templateId: z.string().max(60).optional(),
    navigation: z.object({ items: z.array(navigationItemSchema).max(250) }),
  }),
  replies: { 200: menuLayoutSchema.extend(changed), ...refusals },
})

const storeParams = z.object({ websiteId: z.string().max(60) })

export const createStore = defineRoute({
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/{websiteId}/products',
  summary: 'A new store: a collection of products and its page, published.',
  access: 'content.publish',
  repeatable: true,
  params: storeParams,
  body: z.object({
    title: z.string().trim().min(1).max(200),
    navigationTitle: z.string().max(200).default(''),
    /** The next one that is free is taken; made from the title when left out. */
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
    ...refusals,
  },
})

export const createRootCategory = defineRoute({
  method: 'POST',
  path: '/api/content-service/product/1.1/websites/{websiteId}/products/{collectionId}/categories',
  summary: 'The category that everything of a store stands in. A store has one.',
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
    ...refusals,
  },
})

/** How many items have it, as drafts and as visitors see them. */
const countedWordSchema = z.object({ name: z.string(), drafts: z.int(), published: z.int() })

const collectionParams = z.object({ id: z.uuid() })

export const readCollectionWords = defineRoute({
  method: 'GET',
  path: '/api/studio/collections/{id}/words',
  summary: 'The tags, categories and authors of a collection, the most used first.',
  access: 'content.read',
  params: collectionParams,
  replies: {
    200: z.object({
      tags: z.array(countedWordSchema),
      categories: z.array(countedWordSchema),
      /** Under their ids; last those of the site's settings who wrote nothing here. */
      authors: z.array(countedWordSchema.extend({ displayName: z.string() })),
    }),
    404: problemSchema,
  },
})

export const orderItems = defineRoute({
  method: 'PUT',
  path: '/api/studio/collections/{id}/order',
  summary:
    'Puts items of a collection that its owner orders in this order, at most 250; the others follow.',
  access: 'content.edit',
  params: collectionParams,
  body: z.object({ itemIds: z.array(z.uuid()).max(5_000) }),
  replies: { 200: z.object(changed), ...refusals },
})

/** What a shop says and allows beside its products. @see compat §5 "merchandisingSettings" */
export const merchandisingPreferencesSchema = z.object({
  multipleQuantityAllowedForServices: z.boolean(),
  scarcityEnabledOnProductItems: z.boolean(),
  scarcityEnabledOnProductBlocks: z.boolean(),
  scarcityMessageType: z.enum(scarcityMessageTypes),
  scarcityCustomMessage: z.string().max(200),
  scarcityThreshold: z.int().min(1).max(9_999),
  restockNotificationsEnabled: z.boolean(),
  restockNotificationsSuccessText: z.string().max(500),
  restockNotificationsMailingListSignUpEnabled: z.boolean(),
  relatedProductsEnabled: z.boolean(),
  relatedProductsSectionTitle: z.string().max(200),
  relatedProductsOrdering: z.enum(relatedProductsOrderings),
  customSoldOutText: z.string().max(200),
  soldOutVariantsDropdownDisabled: z.boolean(),
})

/** By namespace. */
export const commercePreferences = { merchandising: merchandisingPreferencesSchema } as const

const namespaceParams = z.object({ namespace: z.string().max(60) })

export const readCommercePreferences = defineRoute({
  method: 'GET',
  path: '/api/v1/commerce-preferences/{namespace}',
  summary: 'The preferences of a namespace: `merchandising`.',
  access: 'products.read',
  params: namespaceParams,
  replies: { 200: merchandisingPreferencesSchema, 404: problemSchema },
})

export const saveCommercePreferences = defineRoute({
  method: 'PUT',
  path: '/api/v1/commerce-preferences/{namespace}',
  summary: 'Changes the preferences that are sent; the others stay.',
  access: 'products.write',
  params: namespaceParams,
  body: z
    .strictObject({ websiteId: z.string().max(60), ...merchandisingPreferencesSchema.shape })
    .partial(),
  replies: { 200: merchandisingPreferencesSchema, 404: problemSchema },
})

export type MenuLayout = z.output<typeof menuLayoutSchema>
export type NavigationItemGiven = z.output<typeof navigationItemSchema>
export type MerchandisingPreferences = z.output<typeof merchandisingPreferencesSchema>
