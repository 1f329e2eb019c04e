import {
  buttonShapes,
  cornerStyles,
  spacings,
  colourRoles,
  fontUsages,
  fontVoices,
  customColourRoles,
  paletteNames,
  sectionThemeIds,
} from '@vitrine/model'
import * as z from 'zod'
import { contentProblemSchema } from './document-changes.ts'
import { revisionSchema } from './documents.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('themes')

const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)

const paletteSchema = z.record(z.enum(paletteNames), colour)

/** The owner's colours by role. `asIs` shows a colour even if its contrast is too low. */
const customColoursSchema = z.partialRecord(
  z.enum(customColourRoles),
  z.object({ color: colour, asIs: z.literal(true).optional() }).optional(),
)

const voiceSchema = z.object({ family: id, weight: z.int().min(100).max(900) })

const typographyShape = {
  heading: voiceSchema,
  text: voiceSchema,
  /** The text size on a phone, in px. */
  base: z.number().min(14).max(22),
  /** The ratio between successive text sizes. */
  scale: z.number().min(1.05).max(1.5),
}

const fontThemeSchema = z.object({ id, name: z.string().min(1).max(100), ...typographyShape })

/** The settings; the theme's values apply for missing ones. @see platform spec §3 "Site aesthetics" */
const settings = {
  defaultThemeId: z.enum(sectionThemeIds),
  palette: paletteSchema,
  colorThemes: z.partialRecord(z.enum(sectionThemeIds), customColoursSchema.optional()),
  fontThemes: z.array(fontThemeSchema).max(20),
  activeFontThemeId: id,
  fontUsage: z.partialRecord(z.enum(fontUsages), z.enum(fontVoices).optional()),
  shape: z.object({
    corners: z.enum(cornerStyles).optional(),
    buttons: z.enum(buttonShapes).optional(),
    spacing: z.enum(spacings).optional(),
  }),
}

/** A colour of the owner or the palette whose contrast was too low. */
export const correctionSchema = z.object({
  role: z.enum(customColourRoles),
  requested: colour,
  /** The colour that is shown; equal to `requested` if the owner insists on it. */
  used: colour,
  /** The required contrast; `before` and `after` are the minimum contrasts of `requested` and `used`. */
  minimum: z.number(),
  before: z.number(),
  after: z.number(),
})

export const siteAestheticsSchema = z.object({
  /** The document that holds the settings; null while nothing is set. */
  documentId: z.uuid().nullable(),
  /** The revision; 0 while nothing is set. */
  rev: z.int().min(0),
  /** Whether visitors see it; else it is a draft. */
  published: z.boolean(),
  defaultThemeId: settings.defaultThemeId.nullable(),
  palette: paletteSchema.nullable(),
  colorThemes: settings.colorThemes,
  fontThemes: settings.fontThemes,
  activeFontThemeId: id.nullable(),
  fontUsage: settings.fontUsage,
  /** Corners, buttons and spacing; those of the theme where a part is missing. */
  shape: settings.shape,
  /** The section themes with their final colours. */
  sectionThemes: z.array(
    z.object({
      id: settings.defaultThemeId,
      colors: z.record(z.enum(colourRoles), colour),
      corrections: z.array(correctionSchema),
    }),
  ),
  /** The palette of the theme, which applies while `palette` is null; null if the theme has none. */
  themePalette: paletteSchema.nullable(),
  /** The section theme of the theme's pages, which applies while `defaultThemeId` is null. */
  themeSectionTheme: settings.defaultThemeId,
  /** The fonts of the theme, which apply while no font theme is active; null if the theme does not name them. */
  themeTypography: z.object(typographyShape).nullable(),
  /** The available fonts: those of the theme and the system fonts. */
  fonts: z.array(z.object({ id, name: z.string(), stack: z.string() })),
})

export type SiteAesthetics = z.output<typeof siteAestheticsSchema>

export const readAesthetics = defineRoute({
  method: 'GET',
  path: '/api/studio/aesthetics',
  summary: 'Returns the colors and fonts of the site’s draft, and the resulting section themes.',
  access: 'design.write',
  replies: { 200: siteAestheticsSchema },
})

export const saveAesthetics = defineRoute({
  method: 'PUT',
  path: '/api/studio/aesthetics',
  summary:
    'Updates colors and fonts; null resets a setting, omitted settings stay. Colors with too little contrast are adjusted and reported in the response.',
  access: 'design.write',
  body: z.object({
    defaultThemeId: settings.defaultThemeId.nullable().optional(),
    palette: settings.palette.nullable().optional(),
    colorThemes: settings.colorThemes.nullable().optional(),
    fontThemes: settings.fontThemes.nullable().optional(),
    activeFontThemeId: settings.activeFontThemeId.nullable().optional(),
    fontUsage: settings.fontUsage.nullable().optional(),
    shape: settings.shape.nullable().optional(),
    /** Whether to save a draft only. */
    draft: z.boolean().optional(),
    /** The revision the change is based on; rejected if it is outdated. */
    rev: revisionSchema.optional(),
  }),
  replies: { 200: siteAestheticsSchema, 409: problemSchema, 422: contentProblemSchema },
})
