import {
  colourRoles,
  fontUsages,
  fontVoices,
  ownRoles,
  paletteNames,
  sectionThemeIds,
} from '@vitrine/model'
import * as z from 'zod'
import { faultSchema } from './document-changes.ts'
import { revisionSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { defineRoute } from './route.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)

const paletteSchema = z.record(z.enum(paletteNames), colour)

/** With `asIs` it is shown even where it can hardly be read. */
const ownColoursSchema = z.partialRecord(
  z.enum(ownRoles),
  z.object({ color: colour, asIs: z.literal(true).optional() }).optional(),
)

const voiceSchema = z.object({ family: id, weight: z.int().min(100).max(900) })

const fontThemeSchema = z.object({
  id,
  name: z.string().min(1).max(100),
  heading: voiceSchema,
  text: voiceSchema,
  /** px of the text on a phone. */
  base: z.number().min(14).max(22),
  /** How much larger each size is than the one before. */
  scale: z.number().min(1.05).max(1.5),
})

/** What may be set; the theme says what is left out. @see platform spec §3 "Site aesthetics" */
const set = {
  defaultThemeId: z.enum(sectionThemeIds),
  palette: paletteSchema,
  colorThemes: z.partialRecord(z.enum(sectionThemeIds), ownColoursSchema.optional()),
  fontThemes: z.array(fontThemeSchema).max(20),
  activeFontThemeId: id,
  fontUsage: z.partialRecord(z.enum(fontUsages), z.enum(fontVoices).optional()),
}

/** A colour of the owner's or of the palette that could not be read where it stands. */
export const correctionSchema = z.object({
  role: z.enum(ownRoles),
  wanted: colour,
  /** What is shown; the wanted one where the owner insists. */
  used: colour,
  /** The contrast that is asked for, and the least that each of the two has. */
  least: z.number(),
  before: z.number(),
  after: z.number(),
})

export const siteAestheticsSchema = z.object({
  /** 0 while nobody has set anything. */
  rev: z.int().min(0),
  /** Visitors see it; else it is a draft. */
  published: z.boolean(),
  defaultThemeId: set.defaultThemeId.nullable(),
  palette: paletteSchema.nullable(),
  colorThemes: set.colorThemes,
  fontThemes: set.fontThemes,
  activeFontThemeId: id.nullable(),
  fontUsage: set.fontUsage,
  /** What sections choose from, as they are shown. */
  sectionThemes: z.array(
    z.object({
      id: set.defaultThemeId,
      colors: z.record(z.enum(colourRoles), colour),
      corrections: z.array(correctionSchema),
    }),
  ),
  /** What font themes choose from: the theme's own, and those that every machine has. */
  fonts: z.array(z.object({ id, name: z.string(), stack: z.string() })),
})

export type SiteAesthetics = z.output<typeof siteAestheticsSchema>

export const readAesthetics = defineRoute({
  method: 'GET',
  path: '/api/studio/aesthetics',
  summary:
    'The colours and fonts of the site as its draft has them, and the section themes they make.',
  access: 'design.write',
  replies: { 200: siteAestheticsSchema },
})

export const saveAesthetics = defineRoute({
  method: 'PUT',
  path: '/api/studio/aesthetics',
  summary:
    'Sets colours and fonts; null takes a part back, and what is not named stays. Colours that could not be read are moved, and the answer tells which.',
  access: 'design.write',
  body: z.object({
    defaultThemeId: set.defaultThemeId.nullable().optional(),
    palette: set.palette.nullable().optional(),
    colorThemes: set.colorThemes.nullable().optional(),
    fontThemes: set.fontThemes.nullable().optional(),
    activeFontThemeId: set.activeFontThemeId.nullable().optional(),
    fontUsage: set.fontUsage.nullable().optional(),
    /** Leaves it a draft, to be published with other things or never. */
    draft: z.boolean().optional(),
    /** The revision it was made on: refused where somebody changed it since. */
    rev: revisionSchema.optional(),
  }),
  replies: { 200: siteAestheticsSchema, 409: problemSchema, 422: faultSchema },
})
