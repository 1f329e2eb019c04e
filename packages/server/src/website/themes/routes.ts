import * as contract from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { toDocumentView } from '../../content/documents/index.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { formatStyleIssue, type StyleSheets } from '../styles/index.ts'
import {
  getTweakValueError,
  getTweakValues,
  type Theme,
  type Themes,
} from '../theme-loading/index.ts'
import { getAestheticsView } from './aesthetics-view.ts'
import { loadAesthetics, saveAesthetics } from './aesthetics.ts'
import { themeErrors } from './errors.ts'
import { createThemeCollection } from './new-collection.ts'
import { getThemeView } from './view.ts'
import { updateTweaks, updateTheme, findSiteById } from '../../identity/sites/index.ts'

/** The maximum size of all tweaks, slightly below that of the database. */
const MAX_TWEAK_CHARACTERS = 200_000

interface ThemePorts {
  readonly themes: Themes
  readonly sheets: StyleSheets
}

/** Mounts the theme settings of the owner. @see compat §9 */
export function themeSettingsRoutes(http: HttpServer, ports: ThemePorts): void {
  mount(http, contract.readTheme, async ({ query, site, db }) =>
    loadThemeView(ports, db, { site, locale: query.locale }),
  )

  mount(http, contract.readThemeParts, async ({ site, db }) => {
    const { theme } = await loadTheme(ports, db, site)
    return {
      components: [...theme.components].map(([name, { title }]) => ({ name, title })),
      layouts: [...theme.layouts.keys()],
    }
  })

  mount(http, contract.changeTheme, async ({ body, site, db }) => {
    if (!ports.themes.names.includes(body.name)) throw themeErrors.unknown()
    await updateTheme(db, site.id, body.name)
    return loadThemeView(ports, db, { site })
  })

  mount(http, contract.changeTweaks, async ({ body: { values }, site, db }) => {
    const { theme, row } = await loadTheme(ports, db, site)
    const errors = validateTweaks(theme, values)
    if (Object.keys(errors).length > 0) throw themeErrors.badValue({ errors })
    const newValues = mergeTweaks(getTweakValues(row, theme), values)
    if (JSON.stringify({ ...row.tweaks, [theme.name]: newValues }).length > MAX_TWEAK_CHARACTERS)
      throw themeErrors.tooMuch()
    const result = await ports.sheets.compile(theme, { values: newValues, isMinified: true })
    if (result.kind === 'failed')
      throw themeErrors.brokenStyles({ errors: { values: formatStyleIssue(result.issue) } })
    await updateTweaks(db, site.id, { theme: theme.name, values })
    return loadThemeView(ports, db, { site })
  })

  mount(http, contract.createThemeCollection, async ({ body, site, staffMember, db }) => {
    const { theme } = await loadTheme(ports, db, site)
    const { typeName, title, slug } = body
    const input = { typeName, title, slug, memberId: staffMember.id }
    return toDocumentView(await createThemeCollection(db, site, theme, input))
  })

  mount(http, contract.readAesthetics, async ({ site, db }) => {
    const { theme } = await loadTheme(ports, db, site)
    return getAestheticsView(await loadAesthetics(db, site), theme.look)
  })

  mount(http, contract.saveAesthetics, async ({ body, site, staffMember, db }) => {
    const { theme } = await loadTheme(ports, db, site)
    const { draft, rev, ...changes } = body
    const input = { changes, rev, isDraft: draft ?? false, member: staffMember }
    return getAestheticsView(await saveAesthetics(db, site, input), theme.look)
  })
}

type TweakChanges = Readonly<Record<string, string | null>>

function validateTweaks(
  { stylesheet: { tweaks } }: Theme,
  values: TweakChanges,
): Readonly<Record<string, string>> {
  const known = new Map(tweaks.map((tweak) => [tweak.name, tweak]))
  const errors = Object.entries(values).flatMap(([name, value]) => {
    const tweak = known.get(name)
    const error = tweak
      ? value !== null && getTweakValueError(tweak, value)
      : 'The theme has no setting with this name.'
    return typeof error === 'string' ? [[`values.${name}`, error] as const] : []
  })
  return Object.fromEntries(errors)
}

function mergeTweaks(
  current: Readonly<Record<string, string>>,
  changes: TweakChanges,
): Readonly<Record<string, string>> {
  const all = Object.entries({ ...current, ...changes })
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  )
}

async function loadThemeView(
  ports: ThemePorts,
  db: Db,
  { site, locale }: { readonly site: Site; readonly locale?: string | undefined },
): Promise<contract.SiteTheme> {
  const { theme, row } = await loadTheme(ports, db, site)
  const values = getTweakValues(row, theme)
  const result = await ports.sheets.compile(theme, { values, isMinified: true })
  const styleIssue = result.kind === 'failed' ? result.issue : undefined
  return getThemeView(theme, { values, names: ports.themes.names, styleIssue, locale })
}

/**
 * Loads the theme from the database, because a change that was just saved may not be in the cache
 * yet.
 */
async function loadTheme({ themes }: ThemePorts, db: Db, site: Site) {
  const row = (await findSiteById(db, site.id)) ?? site
  return { row, theme: themes.get(row.theme) }
}
