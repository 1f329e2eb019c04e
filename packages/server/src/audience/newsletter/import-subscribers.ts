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
  type ImportedLists,
  insertImportedMembers,
} from './lists/import-lists.ts'
import { findJoining } from './lists/member-store.ts'
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
  const sorted = await sortSubscribers(db, site.id, file.subscribers)
  const imported = [...sorted.fresh, ...sorted.known]
  const names = [...new Set(imported.flatMap((row) => row.lists))]
  const lists = await (dryRun ? findImportedLists : createImportedLists)(db, site.id, names)
  const getListIds = (row: ReadSubscriber) => [...listIds, ...lists.getIds(row.lists)]
  const rows = await toRows(db, site, { subscribers: sorted.fresh, consent, getListIds })
  const added = dryRun
    ? rows
    : await inBatches(db, rows, (tx, batch) => insertBatch(tx, site.id, batch))
  const joined = await joinLists(db, site.id, {
    known: sorted.known,
    lists,
    getListIds,
    consent,
    dryRun,
  })
  const skipped = sorted.known.filter(({ id }) => !joined.has(id)).map(toKnownError)
  const confirmed = added.filter(({ subscriber }) => subscriber.confirmedAt).length
  const all = [...file.errors, ...sorted.errors, ...skipped].toSorted((a, b) => a.row - b.row)
  return {
    ...{ dryRun, rows: file.rows, confirmed, invited: added.length - confirmed },
    joined: joined.size,
    // Another request can have added some since the file was read.
    known: skipped.length + rows.length - added.length,
    unsubscribed: sorted.unsubscribed + file.left,
    newLists: [...lists.fresh],
    errors: all.slice(0, MAX_SUBSCRIBER_ERRORS),
  }
}

/** A row whose address is a subscriber, with the id of this one. */
type KnownRow = ReadSubscriber & { readonly id: string }

function toKnownError({ row, lists }: KnownRow): RowError {
  const where = lists.length > 0 ? ', and on the lists of this row' : ''
  return { row, column: SUBSCRIBER_COLUMNS.email, message: `is a subscriber already${where}` }
}

/** Puts known subscribers on the lists of their rows; resolves to those who join one, or would. */
async function joinLists(
  db: Db,
  siteId: string,
  given: {
    readonly known: readonly KnownRow[]
    readonly lists: ImportedLists
    readonly getListIds: (row: ReadSubscriber) => readonly string[]
    readonly consent: string
    readonly dryRun: boolean
  },
): Promise<ReadonlySet<string>> {
  const { known, lists, getListIds, consent, dryRun } = given
  const rows = known.map((row) => ({ id: row.id, listIds: getListIds(row) }))
  if (!dryRun)
    return new Set(
      await inBatches(db, rows, (tx, batch) =>
        insertImportedMembers(tx, siteId, { rows: batch, consent }),
      ),
    )
  const toFresh = known.filter((row) => lists.hasFresh(row.lists)).map(({ id }) => id)
  const joining = await inBatches(db, rows, (tx, batch) => findJoining(tx, siteId, batch))
  return new Set([...toFresh, ...joining])
}

/** Separates the new subscribers from the known ones, and from those who have unsubscribed. */
async function sortSubscribers(db: Db, siteId: string, subscribers: readonly ReadSubscriber[]) {
  const emails = subscribers.map(({ email }) => email)
  const gone = await listUnsubscribed(db, siteId, emails)
  const ids = await findIdsByEmail(db, siteId, emails)
  const fresh: ReadSubscriber[] = []
  const known: KnownRow[] = []
  const errors: RowError[] = []
  const addError = (row: number, message: string) =>
    errors.push({ row, column: SUBSCRIBER_COLUMNS.email, message })
  let invited = 0
  for (const subscriber of subscribers) {
    const { row, email, confirmedAt } = subscriber
    const id = ids.get(email)
    if (gone.has(email)) addError(row, 'has unsubscribed, and can subscribe again with a form only')
    else if (id !== undefined) known.push({ ...subscriber, id })
    else if (!confirmedAt && invited === MAX_INVITED)
      addError(row, 'needs an email to confirm, and one import sends at most 1,000 of them')
    else {
      if (!confirmedAt) invited += 1
      fresh.push(subscriber)
    }
  }
  return { fresh, known, errors, unsubscribed: gone.size }
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
 * Writes rows in batches, each in its own transaction; resolves to what these return. After an interruption another
 * import of the file writes the others.
 */
async function inBatches<Row, Result>(
  db: Db,
  rows: readonly Row[],
  write: (tx: Db, batch: readonly Row[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH)
    results.push(...(await transact(db, (tx) => write(tx, batch))))
  }
  return results
}

/** Inserts subscribers and asks those without a confirmation for it; resolves to those that were added. */
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
