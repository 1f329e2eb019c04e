import type { LocaleChange } from '@vitrine/page'
import type { Db } from '../../platform/db/db.ts'
import { listAllLanguages } from '../../identity/multilingual/index.ts'
import { isPublishedIn, listUntranslated } from '../documents/index.ts'
import { settingsErrors } from './errors.ts'

/** The maximum number of documents that an error names in its sentence. */
const MAX_NAMED = 5
/** The maximum number of documents that an error lists. */
const MAX_LISTED = 200

/**
 * Returns the change of the texts with which a site gets another language of its own; undefined if its documents have
 * translations already. A site of one language has texts, not translations: they become those of the new language.
 * Throws `settings.languageInUse` with the documents that lack a translation if the site has several.
 */
export async function planLanguage(
  db: Db,
  siteId: string,
  change: LocaleChange,
): Promise<LocaleChange | undefined> {
  const untranslated = await listUntranslated(db, siteId, change)
  const languages = await listAllLanguages(db, siteId)
  if (languages.length === 1) {
    const isTranslated = untranslated.length === 0 && (await isPublishedIn(db, siteId, change.to))
    return isTranslated ? undefined : change
  }
  if (untranslated.length === 0) return undefined
  const titles = untranslated.map(({ title, kind }) => (title === '' ? kind : title))
  const others = titles.length - MAX_NAMED
  const named = `${titles.slice(0, MAX_NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}`
  throw settingsErrors.languageInUse({
    details: {
      message: `Not published in ${change.to}: ${named}. Translate and publish them first.`,
      documents: untranslated.slice(0, MAX_LISTED),
    },
  })
}
