import type { CustomColour, CustomColourRole, PaletteName, SectionThemeId } from '@vitrine/model'
import { type Aesthetics, DEFAULT_PALETTE, type ThemeDefaults } from '@vitrine/page'

type Palette = NonNullable<Aesthetics['palette']>

/** Returns the palette of the site: the owner's, else that of the theme. */
export function getPalette(
  { palette }: Pick<Aesthetics, 'palette'>,
  theme: ThemeDefaults,
): Palette {
  return palette ?? theme.palette ?? DEFAULT_PALETTE
}

/** Changes one color of the palette. */
export function setPaletteColor(
  body: Aesthetics,
  theme: ThemeDefaults,
  { name, color }: { readonly name: PaletteName; readonly color: string },
): Aesthetics {
  return { ...body, palette: { ...getPalette(body, theme), [name]: color } }
}

/** Sets the owner's color of a role in section themes; undefined for the one that follows from the palette. */
export function setThemeColor(
  body: Aesthetics,
  themes: readonly SectionThemeId[],
  { role, color }: { readonly role: CustomColourRole; readonly color: CustomColour | undefined },
): Aesthetics {
  const colorThemes = { ...body.colorThemes }
  for (const id of themes) {
    const { [role]: _, ...others } = colorThemes[id] ?? {}
    const own = color ? { ...others, [role]: color } : others
    if (Object.keys(own).length > 0) colorThemes[id] = own
    else delete colorThemes[id]
  }
  return { ...body, colorThemes }
}

/** Corrects a color that the owner insisted on. One that equals the palette's own follows the palette again. */
export function allowCorrection(
  body: Aesthetics,
  themes: readonly SectionThemeId[],
  role: CustomColourRole,
): Aesthetics {
  return themes.reduce((changed, id) => {
    const color = changed.colorThemes[id]?.[role]?.color
    return setThemeColor(changed, [id], {
      role,
      color: color === undefined ? undefined : { color },
    })
  }, body)
}
