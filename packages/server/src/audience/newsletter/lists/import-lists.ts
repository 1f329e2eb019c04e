import { MAX_MAILING_LISTS } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import { newsletterErrors } from '../errors.ts'
import {
  findListsByName,
  insertMissingLists,
  listMailingListIds,
  type ListName,
} from './list-store.ts'
import { insertMembers, type ListedSubscriber } from './member-store.ts'

/** The mailing lists that a file names, by their names. */
export interface ImportedLists {
  /** The names of the lists that do not exist, each as its first row has it. */
  readonly fresh: readonly string[]
  /** Returns the ids of lists by their names; those that are not created yet are skipped. */
  readonly getIds: (names: readonly string[]) => readonly string[]
  /** Returns whether one of the names had no list. */
  readonly hasFresh: (names: readonly string[]) => boolean
}

/** Finds the mailing lists that the rows of a file name; case makes no difference. Throws `newsletter.tooManyLists`. */
export async function findImportedLists(
  db: Db,
  siteId: string,
  names: readonly string[],
): Promise<ImportedLists> {
  const found = await findListsByName(db, siteId, names)
  const ids = new Map(found.map(({ name, id }) => [name, id]))
  const fresh = new Map(
    found
      .toReversed()
      .filter(({ id }) => id === null)
      .map(({ key, name }) => [key, name]),
  )
  const all = fresh.size === 0 ? [] : await listMailingListIds(db, siteId)
  if (all.length + fresh.size > MAX_MAILING_LISTS) throw newsletterErrors.tooManyLists()
  return {
    fresh: [...fresh.values()].toSorted((one, other) => one.localeCompare(other)),
    getIds: (wanted) => wanted.flatMap((name) => ids.get(name) ?? []),
    hasFresh: (wanted) => wanted.some((name) => ids.get(name) === null),
  }
}

/** Creates the lists that a file names and that do not exist. Another import may create the same ones meanwhile. */
export async function createImportedLists(
  db: Db,
  siteId: string,
  names: readonly ListName['name'][],
): Promise<ImportedLists> {
  const missing = (await findImportedLists(db, siteId, names)).fresh
  const fresh = await insertMissingLists(db, siteId, missing)
  if (!fresh) throw newsletterErrors.tooManyLists()
  return { ...(await findImportedLists(db, siteId, names)), fresh }
}

/** Puts imported subscribers on their lists; resolves to those who join one. Most rows of a file are on the same ones. */
export async function insertImportedMembers(
  tx: Db,
  siteId: string,
  { rows, consent }: { readonly rows: readonly ListedSubscriber[]; readonly consent: string },
): Promise<readonly string[]> {
  const groups = new Map<string, { listIds: readonly string[]; subscriberIds: string[] }>()
  for (const { id, listIds } of rows) {
    const key = listIds.join()
    const group = groups.get(key) ?? { listIds, subscriberIds: [] }
    group.subscriberIds.push(id)
    groups.set(key, group)
  }
  const joined: string[] = []
  for (const group of groups.values())
    joined.push(...(await insertMembers(tx, siteId, { ...group, source: 'import', consent })))
  return joined
}
