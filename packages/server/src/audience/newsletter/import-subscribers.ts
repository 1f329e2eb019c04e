import { MAX_SUBSCRIBER_ERRORS, type NewsletterImport } from '@vitrine/contract'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { listUnsubscribed } from '../unsubscribe/index.ts'
import { newsletterErrors } from './errors.ts'
import {
  createImportedLists,
  findImportedLists,
  insertImportedMembers,
} from './lists/import-lists.ts'
import { type ReadSubscriber, readSubscribers, type RowError } from './read-subscribers.ts'
import { findIdsByEmail, insertSubscribers, type NewSubscriber } from './store.ts'
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
  /** The ids of the mailing lists of all rows. */
  readonly listIds: readonly string[]
  readonly dryRun: boolean
}

/** A subscriber who is written, with the ids of the mailing lists. */
interface ImportRow {
  readonly subscriber: NewSubscriber
  readonly listIds: readonly string[]
}

/**
 * Imports the subscribers of a file, or reports what that would do. Those with an earlier confirmation are confirmed,
 * the others are asked for it by email. A known address only joins the lists of its row, and one that has unsubscribed
 * is skipped. Throws `newsletter.unreadableFile`, `newsletter.tooManyRows` and `newsletter.tooManyLists`.
 */
export async function importSubscribers(
  db: Db,
  site: Pick<Site, 'id' | 'language'>,
  { bytes, consent, listIds, dryRun }: GivenFile,
): Promise<NewsletterImport> {
  const file = readSubscribers(bytes)
  if (!file) throw newsletterErrors.unreadableFile()
  const sorted = await sortSubscribers(db, site.id, file.subscribers, listIds.length > 0)
  const imported = [...sorted.fresh, ...sorted.joining]
  const names = [...new Set(imported.flatMap(({ lists }) => lists))]
  const lists = await (dryRun ? findImportedLists : createImportedLists)(db, site.id, names)
  const getListIds = (row: ReadSubscriber) => [...listIds, ...lists.getIds(row.lists)]
  const rows = await toRows(db, site, { subscribers: sorted.fresh, consent, getListIds })
  const added = dryRun ? rows : await insertAll(db, site.id, rows)
  if (!dryRun)
    await insertImportedMembers(db, site.id, {
      rows: sorted.joining.map((row) => ({ id: row.id, listIds: getListIds(row) })),
      consent,
    })
  const confirmed = added.filter(({ subscriber }) => subscriber.confirmedAt).length
  const all = [...file.errors, ...sorted.errors].toSorted((a, b) => a.row - b.row)
  return {
    ...{ dryRun, rows: file.rows, confirmed, invited: added.length - confirmed },
    joined: sorted.joining.length,
    // Another request can have added some since the file was read.
    known: sorted.known + rows.length - added.length,
    unsubscribed: sorted.unsubscribed + file.left,
    newLists: [...lists.fresh],
    errors: all.slice(0, MAX_SUBSCRIBER_ERRORS),
  }
}

/** Separates the new subscribers from the known ones, and from those who have unsubscribed. */
async function sortSubscribers(
  db: Db,
  siteId: string,
  subscribers: readonly ReadSubscriber[],
  joinAll: boolean,
) {
  const emails = subscribers.map(({ email }) => email)
  const gone = await listUnsubscribed(db, siteId, emails)
  const ids = await findIdsByEmail(db, siteId, emails)
  const fresh: ReadSubscriber[] = []
  const joining: (ReadSubscriber & { readonly id: string })[] = []
  const errors: RowError[] = []
  const addError = (row: number, message: string) =>
    errors.push({ row, column: SUBSCRIBER_COLUMNS.email, message })
  let [invited, known] = [0, 0]
  for (const subscriber of subscribers) {
    const { row, email, confirmedAt, lists } = subscriber
    const id = ids.get(email)
    if (gone.has(email)) addError(row, 'has unsubscribed, and can subscribe again with a form only')
    else if (id !== undefined && (joinAll || lists.length > 0)) joining.push({ ...subscriber, id })
    else if (id !== undefined) {
      known += 1
      addError(row, 'is a subscriber already')
    } else if (!confirmedAt && invited === MAX_INVITED)
      addError(row, 'needs an email to confirm, and one import sends at most 1,000 of them')
    else {
      if (!confirmedAt) invited += 1
      fresh.push(subscriber)
    }
  }
  return { fresh, joining, errors, known, unsubscribed: gone.size }
}

async function toRows(
  db: Db,
  site: Pick<Site, 'id' | 'language'>,
  given: {
    readonly subscribers: readonly ReadSubscriber[]
    readonly consent: string
    readonly getListIds: (row: ReadSubscriber) => readonly string[]
  },
): Promise<readonly ImportRow[]> {
  const languages = await listLanguages(db, site.id)
  return given.subscribers.map((row) => {
    const { email, firstName, lastName, language, confirmedAt } = row
    return {
      subscriber: {
        ...{ id: newId(), email, firstName, lastName, formId: '', consent: given.consent },
        source: 'import',
        locale: getLanguage(languages, language)?.tag ?? site.language,
        confirmedAt: confirmedAt ?? null,
      },
      listIds: given.getListIds(row),
    }
  })
}

/**
 * Inserts subscribers and asks those without a confirmation for it, each batch in its own transaction; resolves to
 * those that were added. After an interruption another import of the file adds the others.
 */
async function insertAll(
  db: Db,
  siteId: string,
  rows: readonly ImportRow[],
): Promise<readonly ImportRow[]> {
  const inserted: ImportRow[] = []
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH)
    inserted.push(...(await transact(db, (tx) => insertBatch(tx, siteId, batch))))
  }
  return inserted
}

async function insertBatch(
  tx: Db,
  siteId: string,
  rows: readonly ImportRow[],
): Promise<readonly ImportRow[]> {
  const added = new Set(
    await insertSubscribers(
      tx,
      siteId,
      rows.map(({ subscriber }) => subscriber),
    ),
  )
  const inserted = rows.filter(({ subscriber: { id } }) => added.has(id))
  await insertImportedMembers(tx, siteId, {
    rows: inserted.map(({ subscriber: { id }, listIds }) => ({ id, listIds })),
    consent: rows[0]?.subscriber.consent ?? '',
  })
  for (const { subscriber, listIds } of inserted)
    if (!subscriber.confirmedAt)
      await requestConfirmation(tx, siteId, { subscriberId: subscriber.id, listIds })
  return inserted
}
