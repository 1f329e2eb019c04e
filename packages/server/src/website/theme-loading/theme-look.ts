import type { JsonPath } from './lenient-json.ts'
import { toList, toObject, toText } from './theme-configuration.ts'
import {
  type FontFamily,
  isColour,
  type Palette,
  paletteNames,
  type SectionThemeId,
  sectionThemeIds,
} from '@vitrine/model'
import { type ThemeDefaults, type Typography, typographySchema } from '@vitrine/page'

type AddLookIssue = (message: string, at: JsonPath) => void

const FONT_ID = /^[A-Za-z0-9_-]{1,40}$/
/** Matches a CSS list of font names. */
const FONT_STACK = /^[\p{L}\p{N}\s,'_-]{1,300}$/u

/** Parses the colors and fonts of `template.conf` that owners may change, and reports issues. */
export function parseLook(
  conf: Readonly<Record<string, unknown>>,
  addIssue: AddLookIssue,
): ThemeDefaults {
  return {
    palette: parsePalette(conf['palette'], addIssue),
    fonts: parseFonts(conf['fonts'], addIssue),
    typography: parseTypography(conf['typography'], addIssue),
    sectionTheme: parseSectionTheme(conf['sectionTheme'], addIssue),
  }
}

function parseTypography(value: unknown, addIssue: AddLookIssue): Typography | undefined {
  if (value === undefined) return undefined
  const { data } = typographySchema.safeParse(value)
  if (data) return data
  addIssue(
    '"typography" needs "heading" and "text", each with the "family" of a font and a "weight" of 100 to 900, a "base" of 14 to 22 and a "scale" of 1.05 to 1.5',
    ['typography'],
  )
  return undefined
}

function parseSectionTheme(value: unknown, addIssue: AddLookIssue): SectionThemeId | undefined {
  const found = sectionThemeIds.find((id) => id === value)
  if (value !== undefined && !found)
    addIssue(`"sectionTheme" must be one of ${sectionThemeIds.join(', ')}`, ['sectionTheme'])
  return found
}

function parsePalette(value: unknown, addIssue: AddLookIssue): Palette | undefined {
  if (value === undefined) return undefined
  const values = toObject(value)
  const colors = paletteNames.flatMap((name) => {
    const color = toText(values[name])?.toLowerCase()
    return color !== undefined && isColour(color) ? [[name, color] as const] : []
  })
  const { lightest, light, accent, dark, darkest } = Object.fromEntries(colors)
  if (lightest && light && accent && dark && darkest)
    return { lightest, light, accent, dark, darkest }
  addIssue(`"palette" needs five colors, such as #336699: ${paletteNames.join(', ')}`, ['palette'])
  return undefined
}

function parseFonts(value: unknown, addIssue: AddLookIssue): readonly FontFamily[] {
  return toList(value).flatMap((each, index) => {
    const font = toObject(each)
    const id = toText(font['id'])
    const stack = toText(font['stack'])
    const isValid =
      id !== undefined && FONT_ID.test(id) && stack !== undefined && FONT_STACK.test(stack)
    if (isValid && stack.split("'").length % 2 === 1)
      return { id, name: toText(font['name']) ?? id, stack }
    addIssue(`A font needs an "id", a "name" and a "stack", such as 'Inter', sans-serif`, [
      'fonts',
      index,
    ])
    return []
  })
}
