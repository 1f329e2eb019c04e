import * as contract from '@vitrine/contract'
import { toCurrency } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import { changeSettings } from './change-settings.ts'
import { loadTitle } from './rename-site.ts'
import { hasAmounts } from './store.ts'

/** Mounts the calls on the settings of a site. */
export function settingsRoutes(http: HttpServer): void {
  mount(http, contract.readSiteSettings, async ({ db, site }) => loadSettings(db, site.id))

  mount(http, contract.changeSiteSettings, async ({ db, site, staffMember, body }) => {
    await changeSettings(db, site.id, staffMember.id, body)
    return loadSettings(db, site.id)
  })
}

async function loadSettings(db: Db, siteId: string): Promise<contract.SiteSettingsView> {
  const site = await findSiteById(db, siteId)
  if (!site) throw httpErrors.unknownSite()
  const { id, identifier, contactEmail, postalAddress, timeZone, language, currency } = site
  const canChangeCurrency = !(await hasAmounts(db, siteId))
  return {
    ...{ id, identifier, contactEmail, postalAddress, timeZone, language, canChangeCurrency },
    ...(await loadTitle(db, siteId, site)),
    currency: toCurrency(currency),
  }
}
