import type { beginSite as beginSiteRoute, Body } from '@vitrine/contract'
import { deleteCollections, ensureCollection } from '../../commerce/catalog/index.ts'
import { deleteAllDocuments } from '../../content/documents/index.ts'
import { hasAmounts, settingsErrors } from '../../content/settings/index.ts'
import {
  findSiteById,
  lockSite,
  openSite,
  saveStoreSettings,
  updateSite,
} from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { isUntouched } from '../archive/index.ts'
import { ensureStructure } from '../demo/index.ts'
import { loadStarter } from '../starters/index.ts'
import { setupErrors } from './errors.ts'
import { personalizeStarter } from './personalize-starter.ts'

/** The look of a new site, and what the owner says of it. */
export type SiteBeginning = Omit<Body<typeof beginSiteRoute>, 'currency'> &
  Partial<Pick<Body<typeof beginSiteRoute>, 'currency'>>

/**
 * Replaces the content of an untouched site by that of a starter, published in the site's language. Throws
 * `setup.siteChanged`, `settings.currencyInUse`, and `setup.unknownLook` if the theme does not have the starter.
 */
export async function beginSite(tx: Db, siteId: string, chosen: SiteBeginning): Promise<void> {
  const { theme, title, tagLine, contactEmail, timeZone, currency } = chosen
  const starter = await loadStarter(theme, chosen.starter)
  if (!starter) throw setupErrors.unknownLook()
  const [locale = chosen.language] = Intl.getCanonicalLocales(chosen.language)
  await lockSite(tx, siteId)
  if (!(await isUntouched(tx, siteId))) throw setupErrors.siteChanged()
  await deleteAllDocuments(tx, siteId)
  // With its products, whose prices keep no currency.
  await deleteCollections(tx, siteId)
  const before = await findSiteById(tx, siteId)
  if (currency !== undefined && currency !== before?.currency && (await hasAmounts(tx, siteId)))
    throw settingsErrors.currencyInUse()
  await updateSite(tx, siteId, {
    ...{ title, contactEmail, postalAddress: '', theme, timeZone },
    language: locale,
  })
  if (currency !== undefined) await saveStoreSettings(tx, siteId, { currency })
  await ensureStructure(tx, siteId, {
    ...{ locale, title, links: [] },
    ...(tagLine !== '' && { tagLine }),
    shop: await ensureCollection(tx, siteId, { urlId: 'shop', title: 'Shop' }),
    starter: personalizeStarter(starter, { title, tagLine }),
  })
  // What is changed from now on is the owner's work.
  await openSite(tx, siteId)
}
