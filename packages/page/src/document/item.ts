import { recordTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import {
  focalPointSchema,
  linkSchema,
  localeSchema,
  localizedSchema,
  referenceSchema,
  webUrlSchema,
} from './common.ts'
import { contentSchema } from './content.ts'
import { accessSchema, createCodeSchema, metaByLocaleSchema } from './page.ts'
import { pageCodeSchema } from './page-code.ts'
import { richTextSchema } from '../rich-text/schema.ts'

/** A time in ISO 8601 and UTC: `2026-11-21T09:00:00.000Z`. */
export const timeSchema = z.iso.datetime()

/** @see platform spec §9 "max items in user-orderable collection 250" */
export const MAX_ITEM_IMAGES = 250

/** @see platform spec §9 "tag length 50; category length 25" */
export const MAX_TAG_LENGTH = 50
export const MAX_CATEGORY_LENGTH = 25

export const locationSchema = z.strictObject({
  addressTitle: z.optional(z.string().check(z.maxLength(200))),
  addressLine1: z.optional(z.string().check(z.maxLength(200))),
  addressLine2: z.optional(z.string().check(z.maxLength(200))),
  addressCountry: z.optional(z.string().check(z.maxLength(100))),
  mapLat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  mapLng: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  mapZoom: z.optional(z.int().check(z.minimum(0), z.maximum(22))),
})

/** An audio or video: a file of the site, or the URL of a player. */
export const mediaSchema = z.strictObject({
  assetId: z.optional(referenceSchema),
  url: z.optional(webUrlSchema),
  durationMs: z.optional(z.int().check(z.minimum(0))),
})

/** The value of a field of the theme's own type. @see compat §1 "customTypes" */
const customFieldSchema = z.union([
  z.string().check(z.maxLength(50_000)),
  z.boolean(),
  z.number(),
  z.strictObject({ assetId: referenceSchema }),
  z.strictObject({ assetIds: z.array(referenceSchema).check(z.maxLength(MAX_ITEM_IMAGES)) }),
  richTextSchema,
])

/** An item of a collection: a post, an event, an image, a lesson. */
export const itemSchema = z.strictObject({
  schema: z.literal(1),
  /** A code of `recordTypeCodes`. */
  recordType: createCodeSchema(recordTypeCodes),
  meta: metaByLocaleSchema,
  ...contentSchema.shape,
  excerpt: z.optional(z.record(localeSchema, richTextSchema)),
  /** The tags without duplicates, in the author's order. */
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(MAX_TAG_LENGTH))),
  categories: z.array(z.string().check(z.minLength(1), z.maxLength(MAX_CATEGORY_LENGTH))),
  authorId: z.optional(referenceSchema),
  /** The date of publication; the first publication by default. */
  publishOn: z.optional(timeSchema),
  featured: z.boolean(),
  access: accessSchema,
  mainImageId: z.optional(referenceSchema),
  focal: z.optional(focalPointSchema),
  alt: z.optional(localizedSchema),
  /** The link of its title, instead of its own page. */
  link: z.optional(linkSchema),
  source: z.optional(z.strictObject({ url: webUrlSchema, title: z.optional(z.string()) })),
  location: z.optional(locationSchema),
  /** The time of an event. */
  event: z.optional(
    z.strictObject({ startAt: timeSchema, endAt: timeSchema, allDay: z.boolean() }),
  ),
  /** The media of audio, videos and lessons. */
  media: z.optional(mediaSchema),
  /** The images or tracks of galleries and albums, in order. */
  assetIds: z.optional(z.array(referenceSchema).check(z.maxLength(MAX_ITEM_IMAGES))),
  /** The fields of the theme's own type, by name. */
  custom: z.optional(
    z.strictObject({
      typeName: z.string().check(z.regex(/^[A-Za-z][\w-]{0,60}$/)),
      fields: z.record(z.string().check(z.regex(/^[A-Za-z_][\w-]{0,60}$/)), customFieldSchema),
    }),
  ),
  /** 1 for open to comments. @see platform spec §4 "Comments" */
  commentState: z.union([z.literal(1), z.literal(2)]),
  settings: z.strictObject({
    /** Whether it is hidden from lists and feeds; its URL works. */
    hidden: z.optional(z.boolean()),
    noindex: z.optional(z.boolean()),
    code: z.optional(pageCodeSchema),
  }),
})

export type Item = z.output<typeof itemSchema>
export type Location = z.output<typeof locationSchema>
