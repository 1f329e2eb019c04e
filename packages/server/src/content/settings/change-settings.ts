import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import {
  findSiteById,
  lockSite,
  saveStoreSettings,
  updateSite,
} from '../../identity/sites/index.ts'
import { changeTextsLanguage } from '../../commerce/catalog/index.ts'
import { renameDocumentsLocale } from '../documents/index.ts'
import { settingsErrors } from './errors.ts'
import { renameSite } from './rename-site.ts'
import { planLanguage } from './plan-language.ts'
import { hasAmounts, renameVisitorsLocale } from './store.ts'

export interface SettingsChange {
  readonly title?: string | undefined
  readonly contactEmail?: string | undefined
  readonly postalAddress?: string | undefined
  readonly timeZone?: string | undefined
  readonly language?: string | undefined
  readonly currency?: string | undefined
}

/**
 * Changes settings of a site, all or none. The texts of products follow its language. Throws `settings.currencyInUse`,
 * `.languageInUse`.
 */
export async function changeSettings(
  db: Db,
  siteId: string,
  memberId: string,
  change: SettingsChange,
): Promise<void> {
  const { title, contactEmail, postalAddress, timeZone, currency } = change
  await transact(db, async (tx) => {
    await lockSite(tx, siteId)
    const site = await findSiteById(tx, siteId)
    if (!site) throw new Error(`There is no site ${siteId}`)
    const [language] = Intl.getCanonicalLocales(change.language ?? [])
    const renaming =
      language !== undefined && language !== site.language
        ? await planLanguage(tx, siteId, { from: site.language, to: language })
        : undefined
    if (currency !== undefined && currency !== site.currency) {
      if (await hasAmounts(tx, siteId)) throw settingsErrors.currencyInUse()
      await saveStoreSettings(tx, siteId, { currency })
    }
    await updateSite(tx, siteId, {
      title: site.title,
      theme: site.theme,
      contactEmail: contactEmail ?? site.contactEmail,
      postalAddress: postalAddress ?? site.postalAddress,
      timeZone: timeZone ?? site.timeZone,
      language: language ?? site.language,
    })
    if (renaming) {
      await renameDocumentsLocale(tx, siteId, { ...renaming, memberId })
      await renameVisitorsLocale(tx, siteId, renaming)
    }
    if (language !== undefined && language !== site.language)
      await changeTextsLanguage(tx, siteId, { from: site.language, to: language })
    if (title !== undefined)
      await renameSite(tx, siteId, { title, memberId, language: language ?? site.language })
  })
}
