import type { ThemeComparison } from '@vitrine/contract'
import type { Translate } from '../../ui/i18n.ts'

/** An effect of switching to a theme, in the language of the studio. */
export interface Effect {
  readonly text: string
  readonly note?: string
}

/** Lists what looks different in the theme. */
export function listChanges(comparison: ThemeComparison, t: Translate): readonly Effect[] {
  const { title, fonts, keepsPalette, storedSettings: count } = comparison
  const { before, after } = fonts
  return [
    { text: t('themes.changes.layouts', { title }) },
    ...(isSameFonts(fonts)
      ? []
      : [
          {
            text: t('themes.changes.fonts', {
              ...after,
              beforeHeading: before.heading,
              beforeText: before.text,
            }),
          },
        ]),
    ...(keepsPalette ? [] : [{ text: t('themes.changes.palette', { title }) }]),
    ...(count === 0 ? [] : [{ text: t('themes.changes.settingsReturn', { count, title }) }]),
  ]
}

/** Lists what stays as it is. */
export function listUnchanged(
  { fonts, keepsPalette }: ThemeComparison,
  t: Translate,
): readonly Effect[] {
  return [
    { text: t('themes.changes.stays.content') },
    { text: t('themes.changes.stays.order') },
    { text: t('themes.changes.stays.shop') },
    ...(keepsPalette ? [{ text: t('themes.changes.paletteStays') }] : []),
    ...(isSameFonts(fonts) ? [{ text: t('themes.changes.fontsStay', fonts.after) }] : []),
  ]
}

function isSameFonts({ before, after }: ThemeComparison['fonts']): boolean {
  return before.heading === after.heading && before.text === after.text
}

/** Lists what the theme does not have, which the owner should look at. */
export function listLosses(comparison: ThemeComparison, t: Translate): readonly Effect[] {
  const { layouts, components, areas, menus, pages, settings } = comparison
  const titles = settings.join(', ')
  return [
    ...layouts.map(({ name, pages: used }) => toUsed(t('themes.changes.layout', { name }), used)),
    ...components.map(({ name, pages: used }) =>
      toUsed(t('themes.changes.component', { name }), used),
    ),
    ...listLostElements(comparison, t),
    ...areas.map((name) => ({
      text:
        name === 'header' || name === 'footer'
          ? t(`themes.changes.areas.${name}`)
          : t('themes.changes.areas', { name }),
    })),
    ...menus.map((name) => ({ text: t('themes.changes.menu', { name }) })),
    ...pages.map((path) => ({ text: t('themes.changes.ownPage', { path }) })),
    ...(settings.length === 0
      ? []
      : [
          {
            text: t('themes.changes.settings', { titles }),
            note: t('themes.changes.settings.note'),
          },
        ]),
  ]
}

function toUsed(text: string, pages: readonly string[]): Effect {
  return { text, note: pages.join(', ') }
}

function listLostElements({ elements }: ThemeComparison, t: Translate): readonly Effect[] {
  return elements.map(({ part, name: id }) => {
    const name = t(`themes.element.${id}`)
    return {
      text: t(part === 'header' ? 'themes.changes.headerElement' : 'themes.changes.footerElement', {
        name,
      }),
    }
  })
}
