import { currencies } from '@vitrine/model'
import * as z from 'zod/mini'
import {
  getFieldSchemas,
  productFields,
  sourceFields,
  variantFields,
} from '../../commerce/catalog/index.ts'
import {
  MAX_TEXT,
  MAX_HTML,
  text,
  nonEmptyText,
  integer,
  smallInteger,
  id,
  time,
  minor,
  enumeration,
} from './format-values.ts'

/** The tag of a language. */
const locale = nonEmptyText(100)

/** `products/collections.json`: the shop's collections, each with the tree of its categories. */
export const collectionsSchema = z.array(
  z.strictObject({
    id,
    type: z.literal(13),
    urlId: text(200).check(z.minLength(3)),
    title: text(MAX_TEXT),
    description: text(MAX_HTML),
    enabled: z.boolean(),
    /** The root category of the collection. */
    root: z.optional(z.strictObject({ id, displayName: nonEmptyText(200) })),
    categories: z.array(
      z.strictObject({
        id,
        parentId: z.nullable(id),
        displayName: text(MAX_TEXT),
        urlId: text(MAX_TEXT),
        displayIndex: integer(-2_147_483_648, 2_147_483_647),
        /** The names in other languages of the site; absent without any. */
        names: z.optional(z.array(z.strictObject({ locale, displayName: text(MAX_TEXT) }))),
      }),
    ),
  }),
)

const optionText = z.strictObject({
  name: text(MAX_TEXT),
  text: text(MAX_TEXT),
  values: z.array(z.strictObject({ value: text(MAX_TEXT), text: text(MAX_TEXT) })),
})

const optionalText = z._default(z.nullable(text(MAX_TEXT)), null)
const optionalHtml = z._default(z.nullable(text(MAX_HTML)), null)

/** The texts of a product in another language of the site; one that is absent is that of the product. */
const texts = z.strictObject({
  locale,
  title: z._default(z.nullable(nonEmptyText(200)), null),
  excerpt: optionalHtml,
  body: optionalHtml,
  customAddButtonText: optionalText,
  seoTitle: optionalText,
  seoDescription: optionalText,
  options: z._default(z.array(optionText), []),
})

const textList: z.ZodMiniType<readonly string[]> = z.array(text(MAX_TEXT))

const variant = z.strictObject({
  id,
  sku: nonEmptyText(100),
  optionValues: textList,
  priceMinor: minor,
  salePriceMinor: z.nullable(minor),
  ...getFieldSchemas(variantFields),
  imageId: z.nullable(id),
  /** The prices it has had, from the oldest on; absent if its price has not changed. */
  prices: z.optional(
    z.array(
      z.strictObject({
        changedAt: time,
        priceMinor: minor,
        salePriceMinor: z.nullable(minor),
        saleStartsAt: z.nullable(time),
        saleEndsAt: z.nullable(time),
      }),
    ),
  ),
  stock: z.strictObject({
    unlimited: z.boolean(),
    backorder: z.boolean(),
    /** The quantity on hand; absent if stock is unlimited. */
    onHand: z.optional(integer(0)),
  }),
})

/** `products/…/*.json`. */
export const productSchema = z.strictObject({
  id,
  collectionId: id,
  type: enumeration(['physical', 'digital', 'service', 'gift-card']),
  currency: z.enum(currencies),
  urlId: nonEmptyText(200),
  title: nonEmptyText(200),
  ...getFieldSchemas(productFields),
  ...getFieldSchemas(sourceFields),
  createdAt: time,
  updatedAt: time,
  categoryIds: z.array(id),
  /** The texts in other languages of the site; absent without any. */
  texts: z.optional(z.array(texts)),
  images: z.array(
    z.strictObject({
      id,
      displayIndex: smallInteger,
      assetId: z.nullable(id),
      source: text(MAX_TEXT),
      alt: text(MAX_TEXT),
    }),
  ),
  variants: z.array(variant).check(z.minLength(1)),
})

export type CollectionsFile = z.output<typeof collectionsSchema>
export type ProductFile = z.output<typeof productSchema>
