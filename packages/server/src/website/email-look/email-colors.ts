import { computeContrast, getReadableColour, mixColours } from '@vitrine/model'
import { type Aesthetics, DEFAULT_PALETTE, type ThemeDefaults } from '@vitrine/page'
import type { EmailLook } from '../../platform/mail/index.ts'

/** The minimum contrast of text. @see WCAG 2.2, 1.4.3 */
const MIN_CONTRAST = 4.5

/** Returns the colors of a site's emails, from the palette of the owner or the theme. */
export function getEmailColors(
  aesthetics: Pick<Aesthetics, 'palette'> | undefined,
  theme: Pick<ThemeDefaults, 'palette'>,
): Omit<EmailLook, 'logo'> {
  const palette = aesthetics?.palette ?? theme.palette ?? DEFAULT_PALETTE
  const { lightest: surface, light: background, accent, darkest } = palette
  const text = getReadableColour(darkest, [surface, background], MIN_CONTRAST) ?? '#000000'
  const onAccent =
    computeContrast(surface, accent) >= computeContrast(darkest, accent) ? surface : darkest
  return {
    background,
    surface,
    text,
    border: mixColours(surface, text, 0.15),
    accent,
    onAccent: getReadableColour(onAccent, [accent], MIN_CONTRAST) ?? onAccent,
    link: getReadableColour(accent, [surface], MIN_CONTRAST) ?? text,
  }
}
