import { MAX_ORDER_VIEWS } from '@vitrine/contract'
import {
  CENTER,
  currencies,
  isCountry,
  isMailingListName,
  MAX_FILE_BYTES,
  MAX_MAILING_LIST_NAME,
  MAX_MAILING_LISTS,
  shippingKinds,
} from '@vitrine/model'
import { documentKinds, tweaksSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { fileTypes } from '../../platform/files/file-type.ts'
import {
  MAX_TEXT,
  text,
  nonEmptyText,
  integer,
  id,
  key,
  time,
  minor,
  enumeration,
} from './format-values.ts'
import { merchandisingSchema } from './merchandising-format.ts'
import { orderViewSchema } from './order-view-format.ts'
import { productFormSchema } from './product-form-format.ts'
import { taxRatesSchema } from './tax-rate-format.ts'

/** The format that this version writes, and the newest that it reads. Format 2 shows last line breaks to visitors. */
export const FORMAT = 2

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

/** The ISO 3166-1 code of a country. */
const country = z.string().check(z.refine(isCountry))

/** A rate of a zone; the values that its kind does not have are absent. */
const shippingRate = z.strictObject({
  id,
  kind: enumeration(shippingKinds),
  name: text(MAX_TEXT),
  note: text(MAX_TEXT),
  priceMinor: minor,
  freeOverMinor: z.optional(minor),
  furtherMinor: z.optional(minor),
  /** Grams of a rate by weight, minor units of one by price. */
  lowerBound: z.optional(minor),
  upperBound: z.optional(minor),
})

const shippingZone = z.strictObject({
  id,
  name: nonEmptyText(100),
  /** Absent for the rest of the world. */
  countries: z.optional(z.array(country).check(z.minLength(1), z.maxLength(249))),
  rates: z.array(shippingRate).check(z.maxLength(1_000)),
})

/** A delivery option of archives from before there were zones. */
const earlierOption = z.strictObject({
  id,
  name: text(MAX_TEXT),
  note: text(MAX_TEXT),
  priceMinor: minor,
  freeOverMinor: z.nullable(minor),
  /** `flat` if absent. */
  kind: z.optional(enumeration(['flat', 'pickup'])),
  /** Every country if absent. */
  countries: z.optional(z.array(country).check(z.maxLength(249))),
})

const paymentMethod = z.strictObject({
  id,
  kind: enumeration(['bank_transfer', 'on_pickup']),
  name: nonEmptyText(100),
  instructions: text(2_000),
})

const discount = z.strictObject({
  id,
  code: z.nullable(text(MAX_TEXT)),
  title: text(MAX_TEXT),
  lane: enumeration(['item', 'order', 'shipping']),
  percentMillionths: z.nullable(integer(1, 1_000_000)),
  amountMinor: z.nullable(minor),
  usesLeft: z.nullable(integer(1, 2_147_483_647)),
  maxPerCustomer: z.nullable(integer(1, 2_147_483_647)),
  enabled: z.optional(z.boolean()),
  appliesTo: z.optional(enumeration(['all', 'products', 'categories'])),
  productIds: z.optional(z.array(id).check(z.maxLength(500))),
  categoryIds: z.optional(z.array(id).check(z.maxLength(500))),
  buyQuantity: z.optional(integer(1, 100)),
  getQuantity: z.optional(integer(1, 100)),
  minimumMinor: z.optional(minor),
  startsAt: z.optional(time),
  endsAt: z.optional(time),
})

/** A member area; archives do not have its members. */
const memberArea = z.strictObject({
  id,
  name: nonEmptyText(100),
  description: text(2_000),
  joinMode: enumeration(['free', 'invitation', 'purchase']),
  /** The price of an area that is sold. */
  priceMinor: z.optional(minor),
})

/** A mailing list; archives do not have its subscribers. */
const mailingList = z.strictObject({
  id,
  name: nonEmptyText(MAX_MAILING_LIST_NAME).check(z.refine(isMailingListName)),
})

/** `site.json`: the settings of the whole site. */
export const siteSchema = z.strictObject({
  format: z.literal([1, FORMAT]),
  id,
  identifier: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,62}$/)),
  title: nonEmptyText(200),
  contactEmail: text(MAX_TEXT),
  /** Absent without one, and in earlier archives. */
  postalAddress: z.optional(text(500)),
  theme: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,60}$/)),
  /** The settings of themes in archives of 0.1; now they are in the aesthetics document. */
  tweaks: z.optional(tweaksSchema),
  /** The approval of what each theme runs; absent in earlier archives and without any. */
  themeApprovals: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        runsHandlers: z.boolean(),
        origins: z.array(text(300)).check(z.maxLength(200)),
      }),
    ),
  ),
  language: z.string().check(z.refine(isLanguage, 'is not a valid language')),
  timeZone: z.string().check(z.refine(isTimeZone, 'is not a valid time zone')),
  /** Present if forms have no captcha. Archives do not have the keys of a provider. */
  captcha: z.optional(z.literal('none')),
  /** Whether the site is closed with a password, which archives do not have. */
  locked: z.boolean(),
  languages: z
    .array(
      z.strictObject({
        tag: nonEmptyText(35),
        prefix: nonEmptyText(35),
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
    stockHoldMinutes: integer(5, 60),
    taxIncluded: z.boolean(),
    testPayments: z.boolean(),
    taxCountry: z.optional(country),
    taxRegion: z.optional(text(100)),
    taxCity: z.optional(text(100)),
    taxPostalCode: z.optional(text(20)),
    takesVatIds: z.optional(z.boolean()),
    vatId: z.optional(text(20)),
    taxClasses: z.optional(z.array(nonEmptyText(100)).check(z.maxLength(50))),
    shippingTaxClass: z.optional(nonEmptyText(100)),
    merchandising: merchandisingSchema,
  }),
  shippingZones: z.optional(z.array(shippingZone).check(z.maxLength(1_000))),
  /** Earlier archives have these instead of zones. */
  shippingOptions: z.optional(z.array(earlierOption).check(z.maxLength(1_000))),
  taxRates: z.optional(taxRatesSchema),
  paymentMethods: z.optional(z.array(paymentMethod).check(z.maxLength(100))),
  memberAreas: z.array(memberArea).check(z.maxLength(10_000)),
  /** Absent in earlier archives and without any. */
  mailingLists: z.optional(z.array(mailingList).check(z.maxLength(MAX_MAILING_LISTS))),
  /** The forms of products; absent in earlier archives and without any. */
  productForms: z.optional(z.array(productFormSchema).check(z.maxLength(1_000))),
  /** The saved views of the list of orders; absent in earlier archives and without any. */
  orderViews: z.optional(z.array(orderViewSchema).check(z.maxLength(MAX_ORDER_VIEWS))),
  discounts: z.array(discount).check(z.maxLength(10_000)),
})

const body = z.record(z.string(), z.unknown())

/** `documents/…/*.json`: a draft, and what is published of it in each language. */
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
      /** The body if it differs from the draft. */
      body: z.optional(body),
      /** The language with the same body. */
      sameAs: z.optional(z.string()),
    }),
  ),
})

/** `comments/…/*.json`: the public comments of a document. */
export const commentsSchema = z.strictObject({
  documentId: id,
  likes: integer(0, 2_147_483_647),
  comments: z
    .array(
      z.strictObject({
        id,
        parentId: z.nullable(id),
        name: nonEmptyText(200),
        /** Whether a staff member wrote it. */
        isOwner: z.boolean(),
        text: nonEmptyText(5_000),
        locale: nonEmptyText(35),
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
      from: nonEmptyText(2_000),
      to: nonEmptyText(2_000),
      status: z.union([z.literal(301), z.literal(302)]),
      automatic: z.boolean(),
      createdAt: time,
    }),
  )
  .check(z.maxLength(5_000))

const share = z.number().check(z.minimum(0), z.maximum(1))

/** `assets.json`: the files of the site; their bytes are in `assets/`. */
export const assetsSchema = z.array(
  z.strictObject({
    id,
    fileKey: key,
    /** The key of the original, if another format is served. */
    originalKey: z.optional(key),
    filename: text(200),
    contentType: z.enum(Object.keys(fileTypes)),
    byteSize: integer(1, MAX_FILE_BYTES),
    // Null if the file is not an image.
    width: z.nullable(integer(1, 50_000_000)),
    height: z.nullable(integer(1, 50_000_000)),
    colorData: z.record(z.string(), z.string().check(z.regex(/^[\da-f]{6}$/))),
    createdAt: time,
    // Older archives do not have these.
    isMoving: z._default(z.boolean(), false),
    altText: z._default(text(1_000), ''),
    isDecorative: z._default(z.boolean(), false),
    focalX: z._default(share, CENTER.x),
    focalY: z._default(share, CENTER.y),
  }),
)

export type SiteFile = z.output<typeof siteSchema>
export type ZoneFile = z.output<typeof shippingZone>
export type EarlierOptionFile = z.output<typeof earlierOption>
export type DocumentFile = z.output<typeof documentSchema>
export type CommentsFile = z.output<typeof commentsSchema>
