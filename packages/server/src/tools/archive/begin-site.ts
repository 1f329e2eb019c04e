import { isEmail, PLACEHOLDER_OWNER_EMAIL, roleCodes } from '@vitrine/model'
import {
  createStaffMember,
  findFirstStaffMember,
  hasAdministrator,
  hashPassword,
} from '../../identity/accounts/index.ts'
import {
  deleteCollections,
  replaceProductForms,
  restoreCollections,
} from '../../commerce/catalog/index.ts'
import { putShippingZones, putTaxRates } from '../../commerce/checkout/index.ts'
import { insertDiscounts } from '../../commerce/discounts/index.ts'
import { replaceOrderViews } from '../../commerce/orders/index.ts'
import { putPaymentMethods } from '../../commerce/payments/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { newToken } from '../../platform/http/token.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { deleteAllDocuments } from '../../content/documents/index.ts'
import { setLock } from '../../audience/page-locks/index.ts'
import { replaceMailingLists } from '../../audience/newsletter/index.ts'
import { priceArea, putArea } from '../../audience/site-users/index.ts'
import {
  createSite,
  deleteSite,
  insertHost,
  openSite,
  replaceThemeApprovals,
  saveStoreSettings,
  updateCaptcha,
  updateMerchandising,
  updateSite,
} from '../../identity/sites/index.ts'
import { putRootCategory } from '../../audience/structure/index.ts'
import type { Archive } from './read-archive.ts'
import { getZones } from './shipping-file.ts'
import { getMemberAreas, getDiscounts, getStoreSettings } from './site-file.ts'
import { restoreOwnTheme } from '../../website/themes/index.ts'
import { fromThemeFile, themeFileSchema } from './themes/theme-file.ts'
import { beginImport } from './store.ts'
import type { Target } from './target.ts'

/** Creates the site with its settings and collections, hidden from visitors, unless it was begun before. */
export async function beginSite(
  db: Db,
  { site, collections, roots, digest, themes, readAgain }: Archive,
  target: Target & {
    readonly host: string | undefined
    readonly createOwner: ((tx: Db, siteId: string) => Promise<void>) | undefined
  },
): Promise<void> {
  if (target.state === 'unfinished' || target.state === 'complete') return
  const { siteId, identifier, host, createOwner } = target
  const hosts = host === undefined ? [] : [host]
  const { title, contactEmail, postalAddress = '', theme, language, timeZone } = site
  // A random password: the site stays closed until its owner sets another one.
  const passwordHash = site.locked ? await hashPassword(newToken()) : undefined
  const texts = { title, contactEmail, postalAddress, theme, language, timeZone }
  await transact(db, async (tx) => {
    if (target.state === 'outdated') await deleteSite(tx, target.replacedSiteId)
    if (target.state === 'untouched') {
      await deleteAllDocuments(tx, siteId)
      await deleteCollections(tx, siteId)
    }
    const isThere = target.state === 'empty' || target.state === 'untouched'
    if (isThere) {
      await updateSite(tx, siteId, texts)
      for (const each of hosts) await insertHost(tx, siteId, each)
    } else {
      const { currency } = site.store
      await createSite(tx, { ...texts, id: siteId, identifier, hosts, currency })
      // A site that a first start has created is opened when it is complete: until then, the next start resumes it.
      await openSite(tx, siteId)
    }
    await beginImport(tx, { siteId, digest, madeSite: !isThere })
    for (const { path, id } of themes) {
      const theme = fromThemeFile(await readAgain(path, themeFileSchema))
      await restoreOwnTheme(tx, siteId, { ...theme, id })
    }
    await replaceThemeApprovals(tx, siteId, site.themeApprovals ?? {})
    await saveStoreSettings(tx, siteId, getStoreSettings(site))
    if (passwordHash !== undefined) await setLock(tx, siteId, { subjectId: siteId, passwordHash })
    await updateMerchandising(tx, siteId, site.store.merchandising)
    const kind = site.captcha ?? 'built-in'
    await updateCaptcha(tx, siteId, { kind, siteKey: '', secret: '', projectId: '' })
    await updateLanguages(tx, siteId, site.languages)
    await putShippingZones(tx, siteId, getZones(site))
    await putTaxRates(tx, siteId, site.taxRates ?? [])
    await putPaymentMethods(tx, siteId, site.paymentMethods ?? [])
    await insertDiscounts(tx, siteId, getDiscounts(site))
    for (const { priceMinor, ...area } of getMemberAreas(site)) {
      const productId = await priceArea(tx, siteId, { ...area, priceMinor, productId: null })
      await putArea(tx, siteId, { ...area, productId })
    }
    await replaceMailingLists(tx, siteId, site.mailingLists ?? [])
    await restoreCollections(tx, siteId, collections)
    await replaceProductForms(tx, siteId, site.productForms ?? [])
    await replaceOrderViews(tx, siteId, site.orderViews ?? [])
    for (const root of roots) await putRootCategory(tx, siteId, root)
    await createOwner?.(tx, siteId)
    await ensureOwner(tx, siteId, contactEmail)
  })
}

/** Creates an owner with the contact address of the site, unless the site has one. */
async function ensureOwner(tx: Db, siteId: string, contactEmail: string): Promise<void> {
  if (await findFirstStaffMember(tx, siteId, roleCodes.admin)) return
  const email = isEmail(contactEmail) ? contactEmail : PLACEHOLDER_OWNER_EMAIL
  // The first site that an installation gets from an archive belongs to who runs the installation.
  const administersInstallation = !(await hasAdministrator(tx))
  await createStaffMember(tx, siteId, { email, role: 'admin', administersInstallation })
}
