import { customFieldLimits } from '@vitrine/model'
import * as z from 'zod'
import { currencySchema } from '../money.ts'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'
import { subscriptionPlanSchema } from '../orders/subscriptions.ts'

const defineRoute = createRouteFactory('catalog')

/**
 * The states of a product. Visitors see active ones only; a scheduled one becomes active at its time. Archived ones
 * are listed on request.
 */
export const productStatuses = ['active', 'draft', 'scheduled', 'archived'] as const

export type ProductStatus = (typeof productStatuses)[number]

export const productTypeNames = ['physical', 'digital', 'service', 'gift-card'] as const

/** Hundredths of the site's currency, for every currency. */
const cents = z.int().min(0).max(1_000_000_000_000)
const measure = z.int().min(0).max(2_147_483_647).nullable().default(null)
/** A text that is not blank; spaces around it are removed when it is saved. */
const name = z.string().regex(/\S/, 'Enter a text.')
const html = z.string().max(10_000_000).default('')
const optionalText = z.string().max(10_000).nullable().default(null)

/** A time of the site: local, or with an offset. */
const siteTime = z.iso
  .datetime({
    offset: true,
    local: true,
    error:
      'Enter a date and time in the time zone of the site, such as 2026-12-24T09:00, or with its offset, such as 2026-12-24T09:00:00+01:00.',
  })
  .nullable()
  .default(null)

const image = z.strictObject({
  /** The image of this product that is meant; absent for a new one. */
  id: z.uuid().optional(),
  /** An uploaded image; null for one that an import has not fetched. */
  assetId: z.uuid().nullable(),
  alt: z.string().max(10_000).default(''),
})

const variant = z.strictObject({
  /** The variant that is meant; absent for a new one. */
  id: z.uuid().optional(),
  /** Unique within the product; null for one that Vitrine chooses. */
  sku: name.max(100).nullable().default(null),
  /** One value for each of `optionNames`, in their order. */
  optionValues: z.array(name.max(1_000)).max(6).default([]),
  priceCents: cents,
  salePriceCents: cents.nullable().default(null),
  onSale: z.boolean().default(false),
  /** The times between which the sale price applies, like `publishAt`; null for at once, and for no end. */
  saleStartsAt: siteTime,
  saleEndsAt: siteTime,
  weightGrams: measure,
  lengthMm: measure,
  widthMm: measure,
  heightMm: measure,
  barcode: optionalText,
  /** The index in `images` of the image that shows this variant. */
  imageIndex: z.int().min(0).nullable().default(null),
  stock: z
    .strictObject({
      /** Whether stock is not counted. Only physical products and services count theirs. */
      unlimited: z.boolean().default(false),
      /** Whether more can be sold than is on hand. */
      backorder: z.boolean().default(false),
      /** The counted units on hand; absent to leave them as they are, which is 0 for a new variant. */
      onHand: z.int().min(0).max(1_000_000_000).optional(),
    })
    .prefault({}),
})

/** A plain text that the page of a product shows by its name, such as its material. */
const customField = z.strictObject({
  /** Unique within the product, whatever its case. */
  name: name.max(customFieldLimits.name),
  value: name.max(customFieldLimits.value),
})

const optionText = z.strictObject({
  /** The name of the option in the site's own language, which finds it. */
  name: name.max(1_000),
  text: name.max(1_000),
  /** The values that are translated, each found by its text in the site's own language. */
  values: z.array(z.strictObject({ value: name.max(1_000), text: name.max(1_000) })).max(2_000),
})

const htmlText = z.string().max(10_000_000).nullable().default(null)

/** The texts of a product in a language beside the site's own. A text that is null is shown as in the site's own. */
export const productTranslationSchema = z.strictObject({
  /** The tag of a language of the site. */
  locale: z.string().min(1).max(100),
  title: name.max(200).nullable().default(null),
  excerpt: htmlText,
  body: htmlText,
  customAddButtonText: optionalText,
  seoTitle: optionalText,
  seoDescription: optionalText,
  options: z.array(optionText).max(6).default([]),
  /**
   * The names of its categories and of those above them, by their paths in the site's own language. A name belongs to
   * the category: every product of it shows it. Those that are absent stay, and null removes one.
   */
  categories: z
    .array(
      z.strictObject({
        path: z.array(name.max(1_000)).min(1).max(10),
        name: name.max(1_000).nullable(),
      }),
    )
    .max(1_000)
    .default([]),
})

export type ProductTranslation = z.output<typeof productTranslationSchema>

/** The editable part of a product: what a call sends, and what the next call can send back. */
export const productSchema = z.strictObject({
  title: name.max(200),
  productType: z.enum(productTypeNames).default('physical'),
  status: z.enum(productStatuses).default('draft'),
  /**
   * The time at which a scheduled product becomes active: with an offset, or local in the time zone of the site. Replies
   * have it in UTC. Null in every other state.
   */
  publishAt: siteTime,
  /** The collection that sells it; absent for the only one of the site. */
  collectionId: z.uuid().optional(),
  /** The last segment of its URL; absent for one that Vitrine makes from the title. */
  urlId: name.max(200).optional(),
  /** HTML; sanitized where it is shown, as `body`. */
  excerpt: html,
  body: html,
  tags: z.array(name.max(1_000)).max(1_000).default([]),
  /** Paths of display names from the top. Missing categories are created. */
  categories: z
    .array(z.array(name.max(1_000)).min(1).max(10))
    .max(100)
    .default([]),
  optionNames: z.array(name.max(1_000)).max(6).default([]),
  featured: z.boolean().default(false),
  customAddButtonText: optionalText,
  /** Whether its button leads straight to the checkout. */
  expressCheckout: z.boolean().default(false),
  /** The tax class, one of the store's; null for Standard. */
  taxClass: name.max(100).nullable().default(null),
  /** The number of available units from which the stock of a variant is low; null for that of the store. */
  lowStockAt: z.int().min(0).max(1_000_000_000).nullable().default(null),
  /** Whether its stock is never low, whatever its own number and that of the store are. */
  ignoresLowStock: z.boolean().default(false),
  /** The form that visitors fill in before they add it to the cart; null for none. */
  formId: z.uuid().nullable().default(null),
  /** The terms of a product that is sold as a subscription; null for one that is sold once. */
  subscriptionPlan: subscriptionPlanSchema.nullable().default(null),
  /** The products shown on its page, in their order; empty for those that share its categories. */
  relatedIds: z.array(z.uuid()).max(20).default([]),
  /** The custom fields in the order of its page. */
  customFields: z.array(customField).max(customFieldLimits.fields).default([]),
  seoTitle: optionalText,
  seoDescription: optionalText,
  /** Its texts in other languages of the site; absent to leave them as they are. Replies have all of them. */
  translations: z.array(productTranslationSchema).max(100).optional(),
  images: z.array(image).max(250).default([]),
  variants: z.array(variant).min(1).max(2_000),
})

export type ProductDraft = z.output<typeof productSchema>

export const productDetailSchema = z.object({
  id: z.uuid(),
  /** Send it with the next change, which fails if there was another one in between. */
  version: z.int(),
  url: z.string(),
  currency: currencySchema,
  createdAt: z.string(),
  updatedAt: z.string(),
  product: productSchema,
  /** The products of `relatedIds`, in their order. */
  relatedProducts: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** The URL of each image of the product, in their order; null while an imported file has not been fetched. */
  imageUrls: z.array(z.string().nullable()),
  /** The stock of each variant that counts it. */
  inventory: z.array(
    z.object({
      variantId: z.uuid(),
      onHand: z.int(),
      /** The units of unfulfilled orders and of open checkouts. */
      committed: z.int(),
      /** On hand minus committed. */
      available: z.int(),
    }),
  ),
})

export type ProductDetail = z.output<typeof productDetailSchema>

const PRODUCTS = '/api/studio/products'
const params = z.object({ id: z.uuid() })
const version = z.int().min(1)
const bodyLimit = 4 * 1024 * 1024

export const createProduct = defineRoute({
  method: 'POST',
  path: PRODUCTS,
  summary: 'Creates a product with its variants, images and stock.',
  access: 'products.write',
  bodyLimit,
  body: z.strictObject({ product: productSchema }),
  replies: { 200: productDetailSchema, 400: problemSchema, 422: problemSchema },
})

export const readProduct = defineRoute({
  method: 'GET',
  path: `${PRODUCTS}/{id}`,
  summary: 'Returns a product with its variants, images and stock.',
  access: 'products.read',
  params,
  replies: { 200: productDetailSchema, 404: problemSchema },
})

export const changeProduct = defineRoute({
  method: 'PUT',
  path: `${PRODUCTS}/{id}`,
  summary:
    'Replaces a product. Variants and images keep their identity by id; those that are absent are deleted.',
  access: 'products.write',
  bodyLimit,
  params,
  body: z.strictObject({ version, product: productSchema }),
  replies: {
    200: productDetailSchema,
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    422: problemSchema,
  },
})

export const changeProductStatus = defineRoute({
  method: 'PUT',
  path: `${PRODUCTS}/{id}/status`,
  summary: 'Publishes, schedules, hides or archives a product, and changes nothing else of it.',
  access: 'products.write',
  params,
  body: z.strictObject({ version, status: z.enum(productStatuses), publishAt: siteTime }),
  replies: {
    200: productDetailSchema,
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
  },
})
