import type { SiteTheme } from '@vitrine/contract'
import { findSiteById } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import type { SiteShells } from '../site-shell/index.ts'
import type { StyleSheets } from '../styles/index.ts'
import {
  getTweakValues,
  type OwnThemeLoader,
  type Theme,
  type Themes,
} from '../theme-loading/index.ts'
import { loadAesthetics } from './aesthetics.ts'
import { getThemeView } from './view.ts'

export interface ThemePorts {
  readonly themes: Themes
  readonly ownThemes: OwnThemeLoader
  readonly sheets: StyleSheets
  readonly shells: SiteShells
}

/**
 * Loads the theme from the database, because a change that was just saved may not be in the cache
 * yet.
 */
export async function loadTheme(
  { themes, ownThemes }: Pick<ThemePorts, 'themes' | 'ownThemes'>,
  db: Db,
  site: Site,
): Promise<Theme> {
  const row = (await findSiteById(db, site.id)) ?? site
  await ownThemes.prepare(row)
  return themes.get(row.theme)
}

/** Loads the theme of a site for its owner, with the settings of the draft. */
export async function loadThemeView(
  ports: ThemePorts,
  db: Db,
  { site, locale }: { readonly site: Site; readonly locale?: string | undefined },
): Promise<SiteTheme> {
  const theme = await loadTheme(ports, db, site)
  const { aesthetics } = await loadAesthetics(db, site)
  const values = getTweakValues(aesthetics, theme)
  const result = await ports.sheets.compile(theme, { values, isMinified: true })
  const styleIssue = result.kind === 'failed' ? result.issue : undefined
  return getThemeView(theme, { values, names: ports.themes.names, styleIssue, locale })
}
