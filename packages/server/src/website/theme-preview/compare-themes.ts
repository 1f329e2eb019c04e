import type { ThemeComparison } from '@vitrine/contract'
import {
  type Aesthetics,
  DEFAULT_TYPOGRAPHY,
  getFontFamilies,
  type ThemeDefaults,
} from '@vitrine/page'
import { listThemePartUses, type ThemePartUse } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { PagePorts } from '../page-cache/index.ts'
import { matchShownMenus, type SiteShell } from '../site-shell/index.ts'
import { getCurrentTweakValues, getTweakValues, type Theme } from '../theme-loading/index.ts'

/** The theme of a site and the one that it may switch to. */
interface ComparedThemes {
  readonly current: Theme
  readonly next: Theme
}

/** Returns what changes for the visitors of a site if it switches to another theme. */
export async function compareThemes(
  { http: { db }, shells }: PagePorts,
  site: Site,
  themes: ComparedThemes,
): Promise<ThemeComparison> {
  const { current, next } = themes
  const shell = await shells.load(site.id)
  const { aesthetics } = shell
  const uses = await listThemePartUses(db, site.id, site.language)
  return {
    name: next.name,
    title: next.title,
    fonts: {
      before: getFontNames(aesthetics, current.look),
      after: getFontNames(aesthetics, next.look),
    },
    keepsPalette: aesthetics?.palette !== undefined,
    layouts: listLostParts(uses, 'layout', [current.layouts, next.layouts]),
    components: listLostParts(uses, 'component', [current.components, next.components]),
    elements: listLostElements(shell, themes),
    areas: listLostAreas(shell, themes),
    menus: listLostMenus(shell, themes),
    pages: [...current.pages.keys()].flatMap((name) =>
      next.pages.has(name) ? [] : [name === 'home' ? '/' : `/${name}`],
    ),
    settings: listOwnSettings(current, aesthetics),
    storedSettings: current === next ? 0 : listOwnSettings(next, aesthetics).length,
  }
}

/** Returns the names of the fonts in a theme. It replaces those that belong to another theme by its own. */
function getFontNames(
  aesthetics: Aesthetics | undefined,
  look: ThemeDefaults,
): ThemeComparison['fonts']['before'] {
  const active = aesthetics?.fontThemes.find(({ id }) => id === aesthetics.activeFontThemeId)
  const own = look.typography ?? DEFAULT_TYPOGRAPHY
  const families = getFontFamilies(look)
  const getName = (voice: 'heading' | 'text') => {
    const ids = [active?.[voice].family, own[voice].family]
    const [family] = ids.flatMap((id) => families.find((each) => each.id === id) ?? [])
    return family?.name ?? own[voice].family
  }
  return { heading: getName('heading'), text: getName('text') }
}

/** Lists the parts in use that the current theme has and the next one lacks. */
function listLostParts(
  uses: readonly ThemePartUse[],
  kind: ThemePartUse['kind'],
  [before, after]: readonly [ReadonlyMap<string, unknown>, ReadonlyMap<string, unknown>],
): ThemeComparison['layouts'] {
  return uses.flatMap(({ name, pages, ...use }) => {
    const isMissing = use.kind === kind && before.has(name) && !after.has(name)
    return isMissing ? [{ name, pages: [...pages] }] : []
  })
}

/** Lists the elements that the owner arranged. Elements in the order of the theme have no settings to lose. */
function listLostElements(
  { headerFooter }: SiteShell,
  { current, next }: ComparedThemes,
): ThemeComparison['elements'] {
  const { header, footer } = headerFooter ?? {}
  return [
    ...listShown(header?.elements).flatMap((name) =>
      isLost(name, current.elements.header, next.elements.header)
        ? [{ part: 'header' as const, name }]
        : [],
    ),
    ...listShown(footer?.elements).flatMap((name) =>
      isLost(name, current.elements.footer, next.elements.footer)
        ? [{ part: 'footer' as const, name }]
        : [],
    ),
  ]
}

function listShown<Id extends string>(
  elements: readonly { readonly id: Id; readonly hidden?: true | undefined }[] = [],
): readonly Id[] {
  return elements.flatMap(({ id, hidden }) => (hidden ? [] : [id]))
}

function isLost<Id extends string>(
  id: Id,
  before: ReadonlySet<Id>,
  after: ReadonlySet<Id>,
): boolean {
  return before.has(id) && !after.has(id)
}

function listLostAreas({ headerFooter }: SiteShell, { current, next }: ComparedThemes): string[] {
  const sections = headerFooter?.sections ?? []
  const used = sections.flatMap(({ kind, anchor }) => {
    if (kind === 'header' || kind === 'footer') return [kind]
    return kind === 'area' && anchor !== undefined ? [anchor] : []
  })
  return [...new Set(used)].filter((name) =>
    isLost(name, current.elements.areas, next.elements.areas),
  )
}

function listLostMenus(shell: SiteShell, { current, next }: ComparedThemes): string[] {
  const shownNext = new Set(matchShownMenus(shell, next.menus).values())
  const shown = new Set(matchShownMenus(shell, current.menus).values())
  return [...shown].flatMap((menu) => (menu === null || shownNext.has(menu) ? [] : [menu]))
}

/** Lists the titles of the settings of a theme that the owner set and that are still valid. */
function listOwnSettings(theme: Theme, aesthetics: Aesthetics | undefined): string[] {
  return getCurrentTweakValues(theme.stylesheet.tweaks, getTweakValues(aesthetics, theme)).flatMap(
    ({ tweak, isOwn }) => (isOwn ? [tweak.title] : []),
  )
}
