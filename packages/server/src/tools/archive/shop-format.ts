import { currencies } from '@vitrine/model'
import * as z from 'zod/mini'
import {
  LONG,
  LONGEST,
  text,
  words,
  whole,
  small,
  id,
  time,
  minor,
  named,
} from './format-values.ts'

/** `products/collections.json`: the shop's lists, each with the tree of its categories. */
export const collectionsSchema = z.array(
  z.strictObject({
    id,
    type: z.literal(13),
    urlId: text(200).check(z.minLength(3)),
    title: text(LONG),
    description: text(LONGEST),
    enabled: z.boolean(),
    /** What everything of it stands in. */
    root: z.optional(z.strictObject({ id, displayName: words(200) })),
    categories: z.array(
      z.strictObject({
        id,
        parentId: z.nullable(id),
        displayName: text(LONG),
        urlId: text(LONG),
        displayIndex: whole(-2_147_483_648, 2_147_483_647),
      }),
    ),
  }),
)

const millimetres = z.nullable(whole(0, 2_147_483_647))

const variant = z.strictObject({
  id,
  sku: words(100),
  optionValues: z.array(text(LONG)),
  priceMinor: minor,
  salePriceMinor: z.nullable(minor),
  onSale: z.boolean(),
  weightGrams: z.nullable(whole(0, 2_147_483_647)),
  lengthMm: millimetres,
  widthMm: millimetres,
  heightMm: millimetres,
  barcode: z.nullable(text(LONG)),
  imageId: z.nullable(id),
  stock: z.strictObject({
    unlimited: z.boolean(),
    backorder: z.boolean(),
    /** Left out of what is unlimited: nobody counts it. */
    onHand: z.optional(whole(0)),
  }),
})

/** `products/…/*.json`. */
export const productSchema = z.strictObject({
  id,
  collectionId: id,
  type: named(['physical', 'digital', 'service', 'gift-card']),
  currency: z.enum(currencies),
  urlId: words(200),
  title: words(200),
  excerpt: text(LONGEST),
  body: text(LONGEST),
  tags: z.array(text(LONG)),
  optionNames: z.array(text(LONG)),
  visible: z.boolean(),
  featured: z.boolean(),
  customAddButtonText: z.nullable(text(LONG)),
  seoTitle: z.nullable(text(LONG)),
  seoDescription: z.nullable(text(LONG)),
  displayIndex: whole(-2_147_483_648, 2_147_483_647),
  sourceKey: z.nullable(text(LONG)),
  sourceHash: z.nullable(text(LONG)),
  notes: z.record(z.string(), z.string()),
  createdAt: time,
  updatedAt: time,
  categoryIds: z.array(id),
  images: z.array(
    z.strictObject({
      id,
      displayIndex: small,
      assetId: z.nullable(id),
      source: text(LONG),
      alt: text(LONG),
    }),
  ),
  variants: z.array(variant).check(z.minLength(1)),
})

export type CollectionsFile = z.output<typeof collectionsSchema>
export type ProductFile = z.output<typeof productSchema>
