import { CENTER, currencies, relatedProductsOrderings, scarcityMessageTypes } from '@vitrine/model'
import { documentKinds } from '@vitrine/page'
import * as z from 'zod/mini'
import { pictureTypes } from '../../platform/files/picture-type.ts'
import { LONG, text, words, whole, id, key, time, minor, named } from './format-values.ts'

/** The format this program writes, and the newest that it reads. */
export const FORMAT = 1

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
