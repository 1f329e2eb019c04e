import { isCurrency, isEmail } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import {
  findSiteById,
  lockSite,
  saveStoreSettings,
  updateSite,
} from '../../identity/sites/index.ts'
import { renameDocumentsLocale } from '../documents/index.ts'
import { settingsErrors } from './errors.ts'
import { renameSite } from './rename-site.ts'
import { planLanguage } from './plan-language.ts'
import { hasAmounts, renameVisitorsLocale } from './store.ts'

export interface SettingsChange {
  readonly title?: string | undefined
  readonly contactEmail?: string | undefined
  readonly timeZone?: string | undefined
  readonly language?: string | undefined
  readonly currency?: string | undefined
}

/**
 * Changes settings of a site, all or none. Throws `settings.invalid` with an error for each invalid one,
 * `.currencyInUse`, `.languageInUse`.
 */
export async function changeSettings(
  db: Db,
  siteId: string,
  memberId: string,
  change: SettingsChange,
): Promise<void> {
  assertValid(change)
  const { title, contactEmail, timeZone, currency } = change
  await transact(db, async (tx) => {
    await lockSite(tx, siteId)
    const site = await findSiteById(tx, siteId)
    if (!site) throw new Error(`There is no site ${siteId}`)
    const language = change.language && toCanonical(change.language)
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
      timeZone: timeZone ?? site.timeZone,
      language: language ?? site.language,
    })
    if (renaming) {
      await renameDocumentsLocale(tx, siteId, { ...renaming, memberId })
      await renameVisitorsLocale(tx, siteId, renaming)
    }
    if (title !== undefined)
      await renameSite(tx, siteId, { title, memberId, language: language ?? site.language })
  })
}

function assertValid({ contactEmail, timeZone, language, currency }: SettingsChange): void {
  const errors = {
    ...(contactEmail !== undefined &&
      contactEmail !== '' &&
      !isEmail(contactEmail) && { contactEmail: 'Please enter a valid email' }),
    ...(timeZone !== undefined &&
      !isTimeZone(timeZone) && { timeZone: 'Choose a time zone such as Europe/Berlin.' }),
    ...(language !== undefined &&
      toCanonical(language) === undefined && {
        language: 'Choose a language such as en-US or de.',
      }),
    ...(currency !== undefined &&
      !isCurrency(currency) && { currency: 'Choose one of the currencies that a store can have.' }),
  }
  if (Object.keys(errors).length > 0) throw settingsErrors.invalid({ errors })
}

/** Returns whether a text is the IANA name of a time zone. Offsets such as "+02:00" know no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function toCanonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
