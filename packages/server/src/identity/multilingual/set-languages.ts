import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { multilingualErrors } from './errors.ts'
import { readLanguages } from './read-languages.ts'
import {
  everyLanguage,
  type KeptLanguage,
  lockLanguages,
  replaceOthers,
  standingAt,
} from './store.ts'

/** With the site's own. */
const MOST_LANGUAGES = 30

/**
 * A site's languages from now on; its own stays the first, whether it is named or not. Throws
 * `multilingual.malformed` with what is wrong with which, and `.tooMany`.
 */
export function setLanguages(
  db: Db,
  siteId: string,
  given: Parameters<typeof readLanguages>[0],
): Promise<readonly KeptLanguage[]> {
  return transact(db, async (tx) => {
    await lockLanguages(tx, siteId)
    const present = await everyLanguage(tx, siteId)
    const read = readLanguages(given, present, await standingAt(tx, siteId))
    if ('faults' in read) {
      const errors = [...read.faults].map(([at, message]) => [`languages.${at}`, message])
      throw multilingualErrors.malformed({ errors: Object.fromEntries(errors) })
    }
    if (read.others.length >= MOST_LANGUAGES) throw multilingualErrors.tooMany()
    await replaceOthers(tx, siteId, read.others)
    return everyLanguage(tx, siteId)
  })
}
