import * as contract from '@vitrine/contract'
import { saveThemeApproval } from '../../identity/sites/index.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Site, ThemeApproval } from '../../platform/http/site.ts'
import type { Theme } from '../theme-loading/index.ts'
import { loadTheme, type ThemePorts } from './load-theme.ts'

const NOTHING: ThemeApproval = { runsHandlers: false, origins: [] }

/** Mounts the owner's approval of what the theme runs and loads. */
export function mountThemeScripts(http: HttpServer, ports: ThemePorts): void {
  mount(http, contract.readThemeScripts, async ({ site, db }) => {
    const theme = await loadTheme(ports, db, site)
    return getView(theme, getApproval(site, theme))
  })

  mount(http, contract.changeThemeScripts, async ({ body, site, db }) => {
    const theme = await loadTheme(ports, db, site)
    const before = getApproval(site, theme)
    const named = theme.origins.map(({ origin }) => origin)
    const approval = {
      runsHandlers: body.runsHandlers ?? before.runsHandlers,
      // An origin that a later version of the theme names needs an approval of its own.
      origins: (body.origins ?? before.origins).filter((origin) => named.includes(origin)),
    }
    await saveThemeApproval(db, site.id, theme.name, approval)
    return getView(theme, approval)
  })
}

function getApproval({ themeApprovals }: Site, { name }: Theme): ThemeApproval {
  return (Object.hasOwn(themeApprovals, name) ? themeApprovals[name] : undefined) ?? NOTHING
}

function getView({ scripts, origins }: Theme, approval: ThemeApproval) {
  return {
    handlers: scripts.kinds.filter((kind) => kind === 'handler').length,
    runsHandlers: approval.runsHandlers,
    origins: origins.map(({ origin, kinds }) => ({
      origin,
      kinds: [...kinds],
      isAllowed: approval.origins.includes(origin),
    })),
  }
}
