import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { documentView } from '../../content/documents/index.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { styleFaultLine, type StyleSheets } from '../render/styles/sheets.ts'
import { valueFault } from '../render/styles/tweak-values.ts'
import { tweaksOf } from '../render/theme-styles.ts'
import type { Theme } from '../render/theme.ts'
import type { Themes } from '../render/themes.ts'
import { changeTweaks, setTheme, siteById } from '../../identity/sites/index.ts'
import { readAesthetics, saveAesthetics } from './aesthetics.ts'
import { aestheticsView } from './aesthetics-view.ts'
import { themeErrors } from './errors.ts'
import { createCollection } from './new-collection.ts'
import { themeView } from './view.ts'

/** A little below what the database keeps. */
const MOST_CHARACTERS = 200_000

interface Ports {
  readonly themes: Themes
  readonly sheets: StyleSheets
}

/** What an owner decides about the looks of the site. @see compat §9 */
export function themeSettingsRoutes(app: FastifyInstance, ports: Ports): void {
  mount(app, contract.readTheme, async ({ query, site, db }) =>
    read(ports, db, { site, locale: query.locale }),
  )

  mount(app, contract.changeTheme, async ({ body, site, db }) => {
    if (!ports.themes.names.includes(body.name)) throw themeErrors.unknown()
    await setTheme(db, site.id, body.name)
    return read(ports, db, { site })
  })

  mount(app, contract.changeTweaks, async ({ body: { values }, site, db }) => {
    const { theme, row } = await themeOf(ports, db, site)
    const errors = faultsIn(theme, values)
    if (Object.keys(errors).length > 0) throw themeErrors.badValue({ errors })
    const wanted = merged(tweaksOf(row, theme), values)
    if (JSON.stringify({ ...row.tweaks, [theme.name]: wanted }).length > MOST_CHARACTERS)
      throw themeErrors.tooMuch()
    const made = await ports.sheets.make(theme, { values: wanted, isMinified: true })
    if (made.kind === 'refused')
      throw themeErrors.brokenStyles({ errors: { values: styleFaultLine(made.fault) } })
    await changeTweaks(db, site.id, { theme: theme.name, values })
    return read(ports, db, { site })
  })

  mount(app, contract.createThemeCollection, async ({ body, site, member, db }) => {
    const { theme } = await themeOf(ports, db, site)
    const { typeName, title, slug } = body
    const given = { typeName, title, slug, memberId: member?.id ?? null }
    return documentView(await createCollection(db, site, theme, given))
  })

  mount(app, contract.readAesthetics, async ({ site, db }) => {
    const { theme } = await themeOf(ports, db, site)
    return aestheticsView(await readAesthetics(db, site), theme.look)
  })

  mount(app, contract.saveAesthetics, async ({ body, site, member, db }) => {
    const { theme } = await themeOf(ports, db, site)
    const { draft, rev, ...changes } = body
    const given = { changes, rev, isDraft: draft ?? false, member }
    return aestheticsView(await saveAesthetics(db, site, given), theme.look)
  })
}

type Changes = Readonly<Record<string, string | null>>

function faultsIn(
  { stylesheet: { tweaks } }: Theme,
  values: Changes,
): Readonly<Record<string, string>> {
  const known = new Map(tweaks.map((tweak) => [tweak.name, tweak]))
  const faults = Object.entries(values).flatMap(([name, value]) => {
    const tweak = known.get(name)
    const fault = tweak
      ? value !== null && valueFault(tweak, value)
      : 'The theme has no such value.'
    return typeof fault === 'string' ? [[`values.${name}`, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

function merged(
  kept: Readonly<Record<string, string>>,
  changes: Changes,
): Readonly<Record<string, string>> {
  const all = Object.entries({ ...kept, ...changes })
  return Object.fromEntries(
    all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  )
}

async function read(
  ports: Ports,
  db: Db,
  { site, locale }: { readonly site: Site; readonly locale?: string | undefined },
): Promise<contract.SiteTheme> {
  const { theme, row } = await themeOf(ports, db, site)
  const values = tweaksOf(row, theme)
  const made = await ports.sheets.make(theme, { values, isMinified: true })
  const fault = made.kind === 'refused' ? made.fault : undefined
  return themeView(theme, { values, names: ports.themes.names, fault, locale })
}

/** From the database: what was just saved is not heard of at once. */
async function themeOf({ themes }: Ports, db: Db, site: Site) {
  const row = (await siteById(db, site.id)) ?? site
  return { row, theme: themes.get(row.theme) }
}
