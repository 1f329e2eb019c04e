import { CENTER, currencies, relatedProductsOrderings, scarcityMessageTypes } from '@vitrine/model'
import { documentKinds } from '@vitrine/page'
import * as z from 'zod/mini'
import { pictureTypes } from '../files/picture-type.ts'

/** The format this program writes, and the newest that it reads. */
export const FORMAT = 1

/** Of texts that have no limit of their own: more is nobody's. */
const LONG = 10_000
const LONGEST = 10_000_000

const text = (most: number) => z.string().check(z.maxLength(most))
const words = (most: number) => text(most).check(z.minLength(1))
const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.int().check(z.minimum(least), z.maximum(most))
const small = whole(-32_768, 32_767)

const id = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))
const key = z.string().check(z.regex(/^[\da-f]{64}$/))
const time = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  z.refine((given) => !Number.isNaN(Date.parse(given)), 'is no time'),
)
/** Digits of an amount in whole minor units. */
const minor = z.string().check(
  z.regex(/^(0|[1-9]\d{0,15})$/),
  z.refine((digits) => Number(digits) <= Number.MAX_SAFE_INTEGER, 'is too large an amount'),
)
const named = <const Name extends string>(names: readonly [Name, ...Name[]]) => z.enum(names)

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

const shippingOption = z.strictObject({
  id,
  name: text(LONG),
  note: text(LONG),
  priceMinor: minor,
  freeOverMinor: z.nullable(minor),
})

const discount = z.strictObject({
  id,
  code: z.nullable(text(LONG)),
  title: text(LONG),
  lane: named(['item', 'order', 'shipping']),
  percentMillionths: z.nullable(whole(1, 1_000_000)),
  amountMinor: z.nullable(minor),
  usesLeft: z.nullable(whole(1, 2_147_483_647)),
  maxPerCustomer: whole(1, 2_147_483_647),
})

/** What the owner chose; the rest is as it comes. */
const merchandising = z.partial(
  z.strictObject({
    scarcityEnabledOnProductItems: z.boolean(),
    scarcityEnabledOnProductBlocks: z.boolean(),
    scarcityMessageType: named(scarcityMessageTypes),
    scarcityCustomMessage: text(LONG),
    scarcityThreshold: whole(0),
    restockNotificationsEnabled: z.boolean(),
    restockNotificationsSuccessText: text(LONG),
    restockNotificationsMailingListSignUpEnabled: z.boolean(),
    relatedProductsEnabled: z.boolean(),
    relatedProductsSectionTitle: text(LONG),
    relatedProductsOrdering: named(relatedProductsOrderings),
    customSoldOutText: text(LONG),
    soldOutVariantsDropdownDisabled: z.boolean(),
  }),
)

/** An area for members; who is in it is in no archive. */
const memberArea = z.strictObject({
  id,
  name: words(100),
  description: text(2_000),
  joinMode: named(['free', 'invitation', 'purchase']),
  /** Of one that is sold. */
  priceMinor: z.optional(minor),
})

/** `site.json`: what holds for the whole site. */
export const siteSchema = z.strictObject({
  format: z.literal(FORMAT),
  id,
  identifier: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,62}$/)),
  title: words(200),
  contactEmail: text(LONG),
  theme: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,60}$/)),
  /** What is set of the styles of each theme; left out where nothing is. */
  tweaks: z.optional(
    z
      .record(
        z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,62}$/)),
        z.record(z.string().check(z.regex(/^[\w-]{1,100}$/)), text(200)),
      )
      .check(z.refine((all) => JSON.stringify(all).length <= 200_000, 'is too much')),
  ),
  language: z.string().check(z.refine(isLanguage, 'is no language')),
  timeZone: z.string().check(z.refine(isTimeZone, 'is no time zone')),
  /** Forms ask nothing of robots; left out where they do. Keys of a provider are in no archive. */
  captcha: z.optional(z.literal('none')),
  /** Closed to who does not know its password, which is in no archive. */
  locked: z.boolean(),
  languages: z
    .array(
      z.strictObject({
        tag: words(35),
        prefix: words(35),
        displayName: text(60),
        isCustomCode: z.boolean(),
        enabled: z.boolean(),
      }),
    )
    .check(z.maxLength(29)),
  store: z.strictObject({
    currency: z.enum(currencies),
    multipleQuantityAllowedForServices: z.boolean(),
    expressCheckout: z.boolean(),
    minimumOrderSubtotalMinor: z.nullable(minor),
    stockHoldMinutes: whole(5, 60),
    taxIncluded: z.boolean(),
    testPayments: z.boolean(),
    merchandising,
  }),
  shippingOptions: z.array(shippingOption).check(z.maxLength(1_000)),
  memberAreas: z.array(memberArea).check(z.maxLength(10_000)),
  discounts: z.array(discount).check(z.maxLength(10_000)),
})

const body = z.record(z.string(), z.unknown())

/** `documents/…/*.json`: a draft, and what visitors see of it in each language. */
export const documentSchema = z.strictObject({
  id,
  kind: z.enum(documentKinds),
  collectionId: z.optional(id),
  createdAt: time,
  draft: body,
  published: z.record(
    z.string(),
    z.strictObject({
      publishedAt: time,
      publishOn: time,
      /** Where it is another than the draft. */
      body: z.optional(body),
      /** The language whose body it shares. */
      sameAs: z.optional(z.string()),
    }),
  ),
})

/** `comments/…/*.json`: what everybody reads below one document. */
export const talkSchema = z.strictObject({
  documentId: id,
  likes: whole(0, 2_147_483_647),
  comments: z
    .array(
      z.strictObject({
        id,
        parentId: z.nullable(id),
        name: words(200),
        /** By somebody who worked on the site. */
        isOwner: z.boolean(),
        text: words(5_000),
        locale: words(35),
        createdAt: time,
      }),
    )
    .check(z.maxLength(100_000)),
})

/** `redirects.json`. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      id,
      from: words(2_000),
      to: words(2_000),
      status: z.union([z.literal(301), z.literal(302)]),
      automatic: z.boolean(),
      createdAt: time,
    }),
  )
  .check(z.maxLength(5_000))

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

const share = z.number().check(z.minimum(0), z.maximum(1))

/** `assets.json`: the pictures, whose bytes lie in `assets/`. */
export const assetsSchema = z.array(
  z.strictObject({
    id,
    fileKey: key,
    /** Of what was given, where that is not what is served. */
    originalKey: z.optional(key),
    filename: text(200),
    contentType: z.enum(pictureTypes),
    byteSize: whole(1, 20 * 1024 * 1024),
    width: whole(1, 50_000_000),
    height: whole(1, 50_000_000),
    colorData: z.record(z.string(), z.string().check(z.regex(/^[\da-f]{6}$/))),
    createdAt: time,
    // Archives that were written before these were known have none of them.
    isMoving: z._default(z.boolean(), false),
    altText: z._default(text(1_000), ''),
    focalX: z._default(share, CENTER.x),
    focalY: z._default(share, CENTER.y),
  }),
)

export type SiteFile = z.output<typeof siteSchema>
export type DocumentFile = z.output<typeof documentSchema>
export type TalkFile = z.output<typeof talkSchema>
export type CollectionsFile = z.output<typeof collectionsSchema>
export type ProductFile = z.output<typeof productSchema>
