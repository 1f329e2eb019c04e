import {
  type Correction,
  type CustomColourRole,
  customColourRoles,
  type Palette,
  type SectionTheme,
  type SectionThemeId,
  sectionThemeIds,
} from '@vitrine/model'
import type { Aesthetics } from '@vitrine/page'

/** A color of a color theme that the owner may change. */
export interface ThemeColor {
  readonly role: CustomColourRole
  /** The color that the owner chose, else the one that follows from the palette. */
  readonly requested: string
  readonly isOwn: boolean
  /** The correction of the color; undefined if its contrast suffices. */
  readonly correction: Correction | undefined
}

/** Returns the colors of a color theme that the owner may change. */
export function listThemeColors(
  { colorThemes }: Aesthetics,
  { id, colours, corrections }: SectionTheme,
): readonly ThemeColor[] {
  return customColourRoles.map((role) => {
    const own = colorThemes[id]?.[role]?.color
    return {
      role,
      requested: own ?? colours[role],
      isOwn: own !== undefined,
      correction: corrections.find((each) => each.role === role),
    }
  })
}

/** Returns whether the owner changed colors of a color theme. */
export function hasOwnColors({ colorThemes }: Aesthetics, id: SectionThemeId): boolean {
  return Object.keys(colorThemes[id] ?? {}).length > 0
}

/** Removes the owner's colors of a color theme, so that all follow from the palette again. */
export function removeOwnColors(body: Aesthetics, id: SectionThemeId): Aesthetics {
  const { [id]: _, ...colorThemes } = body.colorThemes
  return { ...body, colorThemes }
}

/** Sets the palette; undefined for that of the theme. */
export function setPalette(body: Aesthetics, palette: Palette | undefined): Aesthetics {
  const { palette: _, ...rest } = body
  return palette ? { ...rest, palette: { ...palette } } : rest
}

interface Sections {
  readonly sections: readonly { readonly id: string; readonly theme?: string | undefined }[]
}

/** Returns the color theme of a section; undefined if it has the one of the site. */
export function getSectionTheme(
  { sections }: Sections,
  section: string | undefined,
): SectionThemeId | undefined {
  const theme = sections.find(({ id }) => id === section)?.theme
  return sectionThemeIds.find((id) => id === theme)
}
