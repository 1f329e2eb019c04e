import {
  buttonShapes,
  cornerStyles,
  spacings,
  fontUsages,
  fontVoices,
  customColourRoles,
  paletteNames,
  sectionThemeIds,
} from '@vitrine/model'
import * as z from 'zod/mini'
import { idSchema } from './common.ts'

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** Creates a schema with one optional member for each name. */
function createOptionalShape<N extends string, T extends z.ZodMiniType>(
  names: readonly N[],
  schema: T,
) {
  const shape = Object.fromEntries(names.map((name) => [name, z.optional(schema)]))
  // The entries have these names and no others.
  return z.strictObject(shape as Readonly<Record<N, z.ZodMiniOptional<T>>>)
}

const ownColour = z.strictObject({
  color: colour,
  /** Whether the color is kept although its contrast is low. */
  asIs: z.optional(z.literal(true)),
})

const voice = z.strictObject({
  /** The id of a font family of the theme, or of a system font. */
  family: idSchema,
  weight: z.int().check(z.minimum(100), z.maximum(900)),
})

export const MAX_FONT_THEMES = 20

const typographyShape = {
  heading: voice,
  text: voice,
  /** The text size on a phone in px. */
  base: z.number().check(z.minimum(14), z.maximum(22)),
  /** The ratio of each size to the next smaller one. */
  scale: z.number().check(z.minimum(1.05), z.maximum(1.5)),
}

/** The fonts of headings and text with their sizes. */
export const typographySchema = z.strictObject(typographyShape)

export type Typography = z.output<typeof typographySchema>

/** The maximum length of one setting of a theme. */
export const MAX_TWEAK_LENGTH = 200
const MAX_TWEAKS_LENGTH = 200_000

/** The owner's settings of themes: by theme, then by the name of the tweak. A theme ignores those it does not have. */
export const tweaksSchema = z
  .record(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,62}$/)),
    z.record(
      z.string().check(z.regex(/^[\w-]{1,100}$/)),
      z.string().check(z.maxLength(MAX_TWEAK_LENGTH)),
    ),
  )
  .check(
    z.refine((all) => JSON.stringify(all).length <= MAX_TWEAKS_LENGTH, {
      message: 'The settings of the themes are too long. Shorten or reset some of them.',
    }),
  )

/** The look of a site in any theme; the theme's own by default. @see platform spec §3 "Site aesthetics" */
export const aestheticsSchema = z.strictObject({
  schema: z.literal(1),
  /** The section theme of sections without one, and of everything outside of sections. */
  defaultThemeId: z.optional(z.enum(sectionThemeIds)),
  palette: z.optional(
    z.strictObject({
      lightest: colour,
      light: colour,
      accent: colour,
      dark: colour,
      darkest: colour,
    } satisfies Record<(typeof paletteNames)[number], typeof colour>),
  ),
  /** The owner's changes to the section themes of the palette. */
  colorThemes: createOptionalShape(
    sectionThemeIds,
    createOptionalShape(customColourRoles, ownColour),
  ),
  fontThemes: z
    .array(
      z.strictObject({
        id: idSchema,
        name: z.string().check(z.minLength(1), z.maxLength(100)),
        ...typographyShape,
      }),
    )
    .check(z.maxLength(MAX_FONT_THEMES)),
  activeFontThemeId: z.optional(idSchema),
  fontUsage: createOptionalShape(fontUsages, z.enum(fontVoices)),
  /** Corners, buttons and spacing; the theme's own where a part is missing. */
  shape: z.optional(
    z.strictObject({
      corners: z.optional(z.enum(cornerStyles)),
      buttons: z.optional(z.enum(buttonShapes)),
      spacing: z.optional(z.enum(spacings)),
    }),
  ),
  tweaks: z.optional(tweaksSchema),
})

export type Aesthetics = z.output<typeof aestheticsSchema>
export type FontTheme = Aesthetics['fontThemes'][number]
