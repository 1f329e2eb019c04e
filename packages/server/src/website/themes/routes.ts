import * as contract from '@vitrine/contract'
import { toDocumentView } from '../../content/documents/index.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/site.ts'
import { formatOwnThemeName, parseOwnThemeName } from '../theme-loading/index.ts'
import { getAestheticsView } from './aesthetics-view.ts'
import { loadAesthetics, saveAesthetics } from './aesthetics.ts'
import { themeErrors } from './errors.ts'
import { mountOwnThemes } from './own/routes.ts'
import { mountThemeScripts } from './script-routes.ts'
import { mountTweaks } from './tweak-routes.ts'
import { loadTheme, loadThemeView, type ThemePorts } from './load-theme.ts'
import { createThemeCollection } from './new-collection.ts'
import { updateTheme } from '../../identity/sites/index.ts'

/** Mounts the theme settings of the owner. @see compat §9 */
export function themeSettingsRoutes(http: HttpServer, ports: ThemePorts): void {
  mount(http, contract.readTheme, async ({ query, site, db }) =>
    loadThemeView(ports, db, { site, locale: query.locale }),
  )

  mount(http, contract.readThemeParts, async ({ site, db }) => {
    const theme = await loadTheme(ports, db, site)
    return {
      components: [...theme.components].map(([name, { title }]) => ({ name, title })),
      layouts: [...theme.layouts.keys()],
      customTypes: theme.customTypes.map((type) => ({ ...type, fields: [...type.fields] })),
    }
  })

  mount(http, contract.changeTheme, async ({ body, site, db }) => {
    await assertChoosable(ports, site, body.name)
    await updateTheme(db, site.id, body.name)
    return loadThemeView(ports, db, { site })
  })

  mountOwnThemes(http, ports)
  mountTweaks(http, ports)
  mountThemeScripts(http, ports)

  mount(http, contract.createThemeCollection, async ({ body, site, staffMember, db }) => {
    const theme = await loadTheme(ports, db, site)
    const { typeName, title, slug } = body
    const input = { typeName, title, slug, memberId: staffMember.id }
    return toDocumentView(await createThemeCollection(db, site, theme, input))
  })

  mount(http, contract.readAesthetics, async ({ site, db }) => {
    const theme = await loadTheme(ports, db, site)
    return getAestheticsView(await loadAesthetics(db, site), theme.look)
  })

  mount(http, contract.saveAesthetics, async ({ body, site, staffMember, db }) => {
    const theme = await loadTheme(ports, db, site)
    const { draft, rev, ...changes } = body
    const input = { changes, rev, isDraft: draft ?? false, member: staffMember }
    return getAestheticsView(await saveAesthetics(db, site, input), theme.look)
  })
}

/** Throws `themes.unknown` or `themes.notPublished` if a site cannot use a theme. */
async function assertChoosable(
  { themes, ownThemes }: ThemePorts,
  site: Site,
  name: string,
): Promise<void> {
  const own = parseOwnThemeName(name)
  if (!own && themes.names.includes(name)) return
  if (!own || own.isDraft) throw themeErrors.unknown()
  if (await ownThemes.load(site.id, name)) return
  const hasDraft = await ownThemes.load(site.id, formatOwnThemeName(own.id, { isDraft: true }))
  throw hasDraft ? themeErrors.notPublished() : themeErrors.unknown()
}
