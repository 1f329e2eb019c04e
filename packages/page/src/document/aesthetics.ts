import { fontUsages, fontVoices, ownRoles, paletteNames, sectionThemeIds } from '@vitrine/model'
import * as z from 'zod/mini'
import { idSchema } from './common.ts'

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** One optional member for each name of a list. */
function eachOf<N extends string, T extends z.ZodMiniType>(names: readonly N[], schema: T) {
  const shape = Object.fromEntries(names.map((name) => [name, z.optional(schema)]))
  // The entries are of the names and of nothing else.
  return z.strictObject(shape as Readonly<Record<N, z.ZodMiniOptional<T>>>)
}

const ownColour = z.strictObject({
  color: colour,
  /** Kept even where it can hardly be read. */
  asIs: z.optional(z.literal(true)),
})

const voice = z.strictObject({
  /** The id of a family of the theme's, or of one that every machine has. */
  family: idSchema,
  weight: z.int().check(z.minimum(100), z.maximum(900)),
})

export const MOST_FONT_THEMES = 20

/** What a site looks like in any theme. What is left out is the theme's. @see platform spec §3 "Site aesthetics" */
export const aestheticsSchema = z.strictObject({
  schema: z.literal(1),
  /** Of sections that name no theme, and of all that stands in no section. */
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
  /** What the owner set of the colour themes that follow from the palette. */
  colorThemes: eachOf(sectionThemeIds, eachOf(ownRoles, ownColour)),
  fontThemes: z
    .array(
      z.strictObject({
        id: idSchema,
        name: z.string().check(z.minLength(1), z.maxLength(100)),
        heading: voice,
        text: voice,
        /** px of the text on a phone. */
        base: z.number().check(z.minimum(14), z.maximum(22)),
        /** How much larger each size is than the one before. */
        scale: z.number().check(z.minimum(1.05), z.maximum(1.5)),
      }),
    )
    .check(z.maxLength(MOST_FONT_THEMES)),
  activeFontThemeId: z.optional(idSchema),
  fontUsage: eachOf(fontUsages, z.enum(fontVoices)),
})

export type Aesthetics = z.output<typeof aestheticsSchema>
export type FontTheme = Aesthetics['fontThemes'][number]
