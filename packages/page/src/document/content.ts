import { backgroundSourceCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { focalPointSchema, idSchema, localeSchema, referenceSchema } from './common.ts'
import { richTextSchema } from '../rich-text/schema.ts'

/** @see platform spec §9 "max blocks per layout 60" */
export const MAX_BLOCKS = 60
export const MAX_SECTIONS = 60

/** The breakpoints of layouts; below 768 px it is `mobile`. @see platform spec §2 "Fluid engine breakpoints" */
export const breakpoints = ['desktop', 'mobile'] as const
export type Breakpoint = (typeof breakpoints)[number]

const cell = z.int().check(z.minimum(0), z.maximum(2_000))
const extent = z.int().check(z.minimum(1), z.maximum(2_000))

/** A rectangle in cells of the section's grid, counted from 0; `z` is the stacking order. */
export const rectSchema = z.strictObject({
  x: cell,
  y: cell,
  w: extent,
  h: extent,
  z: z.int().check(z.minimum(0), z.maximum(1_000)),
})

/** A grid at one breakpoint; `rowUnit` and `gap` are in px. */
export const gridSchema = z.strictObject({
  cols: z.union([z.literal(8), z.literal(12), z.literal(24)]),
  gap: z.strictObject({
    x: z.int().check(z.minimum(0), z.maximum(100)),
    y: z.int().check(z.minimum(0), z.maximum(100)),
  }),
  rowUnit: z.int().check(z.minimum(4), z.maximum(200)),
  /** The smallest number of rows; as many as the blocks need by default. */
  rows: z.optional(extent),
})

/**
 * The kinds of sections. An `area` fills the area of a theme that its anchor names.
 *
 * @see platform spec §2 "Section kinds" for cover, lock, popup and sso
 */
export const sectionKinds = [
  'fluid',
  'collection',
  'gallery',
  'code',
  'list',
  'cover',
  'lock',
  'popup',
  'sso',
  'header',
  'footer',
  'area',
] as const

const { upload, instagram, video, none, undefined: unset } = backgroundSourceCodes

export const sectionSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(sectionKinds),
  /** The section theme; the site's own by default. */
  theme: z.optional(idSchema),
  grid: z.strictObject({ desktop: gridSchema, mobile: gridSchema }),
  height: z.enum(['fit', 's', 'm', 'l', 'screen']),
  width: z.enum(['inset', 'full']),
  align: z.enum(['start', 'center', 'end', 'stretch']),
  background: z.optional(
    z.strictObject({
      source: z.union([
        z.literal(unset),
        z.literal(upload),
        z.literal(instagram),
        z.literal(video),
        z.literal(none),
      ]),
      /** The image, or the film of a video. */
      assetId: z.optional(referenceSchema),
      /** The image that stands for the film, and is shown to visitors who prefer no motion. */
      stillId: z.optional(referenceSchema),
      focal: z.optional(focalPointSchema),
      overlay: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      /** A color of its own, below image or film; that of the section theme by default. */
      color: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/))),
    }),
  ),
  /** The anchor that links refer to. */
  anchor: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/))),
  /** The ids of the blocks, lowest first. */
  blockIds: z.array(idSchema).check(z.maxLength(MAX_BLOCKS)),
  hidden: z.optional(
    z.strictObject({ desktop: z.optional(z.literal(true)), mobile: z.optional(z.literal(true)) }),
  ),
})

const jsonObject = z.record(z.string(), z.json())

export const blockSchema = z.strictObject({
  id: idSchema,
  /** A code of `blockTypeCodes`; blocks of unknown types are preserved. */
  type: z.int().check(z.minimum(1)),
  /** The version of the type's data. */
  v: z.int().check(z.minimum(1)),
  /** A code of `blockVariantCodes`. */
  variant: z.optional(z.int()),
  data: jsonObject,
  /** The translated texts, by locale and field. */
  text: z.optional(
    z.record(
      localeSchema,
      z.record(z.string(), z.union([z.string().check(z.maxLength(100_000)), richTextSchema])),
    ),
  ),
  /** The style in names of the site's tokens, not in CSS. */
  style: z.optional(jsonObject),
  /** The position; without `mobile` it follows from the desktop's. */
  place: z.strictObject({ desktop: rectSchema, mobile: z.optional(rectSchema) }),
  auto: z.optional(
    z.strictObject({
      h: z.optional(z.enum(['content', 'fixed'])),
      ratio: z.optional(z.number().check(z.minimum(0.01), z.maximum(100))),
    }),
  ),
  hidden: z.optional(
    z.strictObject({ desktop: z.optional(z.literal(true)), mobile: z.optional(z.literal(true)) }),
  ),
  lock: z.optional(z.enum(['layout', 'all'])),
  group: z.optional(idSchema),
  /** The position in the reading order; computed by default. */
  readingOrder: z.optional(z.int()),
  animation: z.optional(idSchema),
  name: z.optional(z.string().check(z.maxLength(100))),
  /** Whether it still has the content of a starter; the first change of its texts or data removes this. */
  placeholder: z.optional(z.literal(true)),
})

/** The sections and blocks of a page, an item, a header or a footer. */
export const contentSchema = z.strictObject({
  sections: z.array(sectionSchema).check(z.maxLength(MAX_SECTIONS)),
  blocks: z.record(idSchema, blockSchema),
})

export type Rect = z.output<typeof rectSchema>
export type Grid = z.output<typeof gridSchema>
export type SectionKind = (typeof sectionKinds)[number]
export type Section = z.output<typeof sectionSchema>
export type Block = z.output<typeof blockSchema>
export type Content = z.output<typeof contentSchema>
