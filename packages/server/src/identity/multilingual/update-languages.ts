import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { multilingualErrors } from './errors.ts'
import { parseLanguages } from './parse-languages.ts'
import {
  listAllLanguages,
  type StoredLanguage,
  lockLanguages,
  replaceOtherLanguages,
  loadUsedPrefixes,
} from './store.ts'

/** The maximum includes the site's own language. */
const MAX_LANGUAGES = 30

/**
 * Replaces the languages of a site; its own stays the first. Throws `multilingual.malformed` with an error
 * for a field of each invalid language, and `.tooMany`.
 */
export function updateLanguages(
  db: Db,
  siteId: string,
  input: Parameters<typeof parseLanguages>[0],
): Promise<readonly StoredLanguage[]> {
  return transact(db, async (tx) => {
    await lockLanguages(tx, siteId)
    const current = await listAllLanguages(tx, siteId)
    const parsed = parseLanguages(input, current, await loadUsedPrefixes(tx, siteId))
    if ('errors' in parsed) {
      const errors = [...parsed.errors].map(([at, [field, message]]) => [
        `languages.${at}.${field}`,
        message,
      ])
      throw multilingualErrors.malformed({ errors: Object.fromEntries(errors) })
    }
    if (parsed.others.length >= MAX_LANGUAGES) throw multilingualErrors.tooMany()
    await replaceOtherLanguages(tx, siteId, parsed.others)
    return listAllLanguages(tx, siteId)
  })
}
