import { isEmail, roleCodes } from '@vitrine/model'
import { addMember, firstMemberIn, hashPassword } from '../../identity/accounts/index.ts'
import { restoreCollections } from '../../commerce/catalog/index.ts'
import { putDiscounts, putShippingOptions } from '../../commerce/checkout/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { newToken } from '../../platform/http/token.ts'
import { setLanguages } from '../../identity/multilingual/index.ts'
import { setLock } from '../../audience/page-locks/index.ts'
import { priceArea, putArea } from '../../audience/site-users/index.ts'
import {
  addSite,
  changeTweaks,
  deleteSite,
  openSite,
  putStoreSettings,
  setCaptcha,
  setMerchandising,
  setSite,
} from '../../identity/sites/index.ts'
import { putRootCategory } from '../../audience/structure/index.ts'
import type { Archive } from './read-archive.ts'
import { restoredAreas, restoredDiscounts, restoredShipping, restoredStore } from './site-file.ts'
import { beginImport } from './store.ts'
import type { Target } from './target.ts'

/** Until somebody signs in and says who they are. */
const NOBODY = 'owner@localhost.localdomain'

/** The site with its settings, and the shop's lists, closed. One transaction; nothing where it was begun before. */
export async function beginSite(
  db: Db,
  { site, collections, roots, digest }: Archive,
  target: Target,
): Promise<void> {
  if (target.state === 'begun' || target.state === 'ended') return
  const { siteId, identifier } = target
  const { title, contactEmail, theme, language, timeZone } = site
  // Nobody knows this password: the site stays closed until its owner sets one that somebody does.
  const passwordHash = site.locked ? await hashPassword(newToken()) : undefined
  const said = { title, contactEmail, theme, language, timeZone }
  await transact(db, async (tx) => {
    if (target.state === 'anew') await deleteSite(tx, target.goes)
    if (target.state === 'empty') await setSite(tx, siteId, said)
    else await addSite(tx, { ...said, id: siteId, identifier, currency: site.store.currency })
    // One that a start was to set up is open when all of it is there: until then, a start goes on with it.
    if (target.state !== 'empty') await openSite(tx, siteId)
    await beginImport(tx, { siteId, digest, madeSite: target.state !== 'empty' })
    await putStoreSettings(tx, siteId, restoredStore(site))
    if (passwordHash !== undefined) await setLock(tx, siteId, { subjectId: siteId, passwordHash })
    await setMerchandising(tx, siteId, site.store.merchandising)
    const kind = site.captcha ?? 'built-in'
    await setCaptcha(tx, siteId, { kind, siteKey: '', secret: '', projectId: '' })
    for (const [theme, values] of Object.entries(site.tweaks ?? {}))
      await changeTweaks(tx, siteId, { theme, values })
    await setLanguages(tx, siteId, site.languages)
    await putShippingOptions(tx, siteId, restoredShipping(site))
    await putDiscounts(tx, siteId, restoredDiscounts(site))
    for (const { priceMinor, ...area } of restoredAreas(site)) {
      const productId = await priceArea(tx, siteId, { ...area, priceMinor, productId: null })
      await putArea(tx, siteId, { ...area, productId })
    }
    await restoreCollections(tx, siteId, collections)
    for (const root of roots) await putRootCategory(tx, siteId, root)
    if (await firstMemberIn(tx, siteId, roleCodes.admin)) return
    const email = isEmail(contactEmail) ? contactEmail : NOBODY
    await addMember(tx, siteId, { email, role: 'admin' })
  })
}
