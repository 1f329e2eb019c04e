import { MAX_SUBSCRIBER_ERRORS, type NewsletterImport } from '@vitrine/contract'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { listUnsubscribed } from '../unsubscribe/index.ts'
import { newsletterErrors } from './errors.ts'
import { type ReadSubscriber, readSubscribers, type RowError } from './read-subscribers.ts'
import { insertSubscribers, listKnownEmails, type NewSubscriber } from './store.ts'
import { SUBSCRIBER_COLUMNS } from './subscriber-columns.ts'
import { requestConfirmation } from './subscribe.ts'

/** The number of subscribers in one transaction. */
const BATCH = 500

/** The maximum number of emails that one import sends: addresses without a confirmation get one each. */
const MAX_INVITED = 1_000

interface GivenFile {
  readonly bytes: Uint8Array
  /** The record of consent of everyone in the file. */
  readonly consent: string
  readonly dryRun: boolean
}

/**
 * Imports the subscribers of a file, or reports what that would do. Those with an earlier confirmation are confirmed,
 * the others are asked for it by email. A known address stays as it is, and one that has unsubscribed is skipped.
 * Throws `newsletter.unreadableFile` and `newsletter.tooManyRows`.
 */
export async function importSubscribers(
  db: Db,
  site: Pick<Site, 'id' | 'language'>,
  { bytes, consent, dryRun }: GivenFile,
): Promise<NewsletterImport> {
  const file = readSubscribers(bytes)
  if (!file) throw newsletterErrors.unreadableFile()
  const sorted = await sortSubscribers(db, site.id, file.subscribers)
  const rows = await toRows(db, site, { subscribers: sorted.fresh, consent })
  const added = dryRun ? rows : await insertAll(db, site.id, rows)
  const confirmed = added.filter(({ confirmedAt }) => confirmedAt).length
  const all = [...file.errors, ...sorted.errors].toSorted((a, b) => a.row - b.row)
  return {
    ...{ dryRun, rows: file.rows, confirmed, invited: added.length - confirmed },
    // Another request can have added some since the file was read.
    known: sorted.known + rows.length - added.length,
    unsubscribed: sorted.unsubscribed + file.left,
    errors: all.slice(0, MAX_SUBSCRIBER_ERRORS),
  }
}

/** Separates the new subscribers from the known ones, and from those who have unsubscribed. */
async function sortSubscribers(db: Db, siteId: string, subscribers: readonly ReadSubscriber[]) {
  const emails = subscribers.map(({ email }) => email)
  const gone = await listUnsubscribed(db, siteId, emails)
  const known = await listKnownEmails(db, siteId, emails)
  const fresh: ReadSubscriber[] = []
  const errors: RowError[] = []
  const addError = (row: number, message: string) =>
    errors.push({ row, column: SUBSCRIBER_COLUMNS.email, message })
  let invited = 0
  for (const subscriber of subscribers) {
    const { row, email, confirmedAt } = subscriber
    if (gone.has(email)) addError(row, 'has unsubscribed, and can subscribe again with a form only')
    else if (known.has(email)) addError(row, 'is a subscriber already')
    else if (!confirmedAt && invited === MAX_INVITED)
      addError(row, 'needs an email to confirm, and one import sends at most 1,000 of them')
    else {
      if (!confirmedAt) invited += 1
      fresh.push(subscriber)
    }
  }
  const isKnown = (email: string) => known.has(email) && !gone.has(email)
  return { fresh, errors, known: emails.filter(isKnown).length, unsubscribed: gone.size }
}

async function toRows(
  db: Db,
  site: Pick<Site, 'id' | 'language'>,
  given: { readonly subscribers: readonly ReadSubscriber[]; readonly consent: string },
): Promise<readonly NewSubscriber[]> {
  const languages = await listLanguages(db, site.id)
  return given.subscribers.map(({ email, firstName, lastName, language, confirmedAt }) => ({
    ...{ id: newId(), email, firstName, lastName, formId: '', consent: given.consent },
    ...{
      source: 'import' as const,
      locale: getLanguage(languages, language)?.tag ?? site.language,
    },
    confirmedAt: confirmedAt ?? null,
  }))
}

/**
 * Inserts subscribers and asks those without a confirmation for it, each batch in its own transaction; resolves to
 * those that were added. After an interruption another import of the file adds the others.
 */
async function insertAll(
  db: Db,
  siteId: string,
  rows: readonly NewSubscriber[],
): Promise<readonly NewSubscriber[]> {
  const inserted: NewSubscriber[] = []
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH)
    inserted.push(...(await transact(db, (tx) => insertBatch(tx, siteId, batch))))
  }
  return inserted
}

async function insertBatch(
  tx: Db,
  siteId: string,
  rows: readonly NewSubscriber[],
): Promise<readonly NewSubscriber[]> {
  const added = new Set(await insertSubscribers(tx, siteId, rows))
  const inserted = rows.filter(({ id }) => added.has(id))
  for (const { id, confirmedAt } of inserted)
    if (!confirmedAt) await requestConfirmation(tx, siteId, id)
  return inserted
}
