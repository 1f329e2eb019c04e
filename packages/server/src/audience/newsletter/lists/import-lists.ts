import { MAX_MAILING_LISTS } from '@vitrine/model'
import type { Db } from '../../../platform/db/db.ts'
import { newsletterErrors } from '../errors.ts'
import { insertList, type ListName, listListNames } from './list-store.ts'
import { insertMembers } from './member-store.ts'

/** The mailing lists that a file names, by their names. */
export interface ImportedLists {
  /** The names of the lists that do not exist, each as its first row has it. */
  readonly fresh: readonly string[]
  /** Returns the ids of lists by their names; those that are not created yet are skipped. */
  readonly getIds: (names: readonly string[]) => readonly string[]
}

/** Finds the mailing lists that the rows of a file name; case makes no difference. Throws `newsletter.tooManyLists`. */
export async function findImportedLists(
  db: Db,
  siteId: string,
  names: readonly string[],
): Promise<ImportedLists> {
  const all = await listListNames(db, siteId)
  const ids = new Map(all.map(({ id, name }) => [name.toLowerCase(), id]))
  const fresh = new Map(
    names
      .toReversed()
      .filter((name) => !ids.has(name.toLowerCase()))
      .map((name) => [name.toLowerCase(), name]),
  )
  if (all.length + fresh.size > MAX_MAILING_LISTS) throw newsletterErrors.tooManyLists()
  return {
    fresh: [...fresh.values()].toSorted((one, other) => one.localeCompare(other)),
    getIds: (wanted) => wanted.flatMap((name) => ids.get(name.toLowerCase()) ?? []),
  }
}

/** Creates the lists that a file names and that do not exist. */
export async function createImportedLists(
  db: Db,
  siteId: string,
  names: readonly ListName['name'][],
): Promise<ImportedLists> {
  const { fresh } = await findImportedLists(db, siteId, names)
  for (const name of fresh)
    if ((await insertList(db, siteId, name)) === undefined) throw newsletterErrors.tooManyLists()
  return { ...(await findImportedLists(db, siteId, names)), fresh }
}

/** Puts imported subscribers on their lists. Most rows of a file are on the same ones. */
export async function insertImportedMembers(
  tx: Db,
  siteId: string,
  {
    rows,
    consent,
  }: {
    readonly rows: readonly { readonly id: string; readonly listIds: readonly string[] }[]
    readonly consent: string
  },
): Promise<void> {
  const groups = new Map<string, { listIds: readonly string[]; subscriberIds: string[] }>()
  for (const { id, listIds } of rows) {
    const key = listIds.join()
    const group = groups.get(key) ?? { listIds, subscriberIds: [] }
    group.subscriberIds.push(id)
    groups.set(key, group)
  }
  for (const group of groups.values())
    await insertMembers(tx, siteId, { ...group, source: 'import', consent })
}
