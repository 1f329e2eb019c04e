import { type ListOptions, type Product, productList } from '../catalog/index.ts'
import type { Db } from '../db/db.ts'
import type { Place } from './content.ts'
import type { Shell } from './shell.ts'

/** A theme may ask for something else on each page; what all of them ask for comes early. */
const MOST_LISTS = 50

type Lists = Map<string, Promise<readonly Product[]>>

/** A shell is kept as long as nothing changes, and so is what is read beside it. */
const kept = new WeakMap<Shell, Lists>()

/**
 * Products of a collection that a page shows besides its own. Every product's page shows the same few:
 * they are read, and made ready to be shown, once for all pages that have the shell of `place`.
 */
export function listBeside(
  db: Db,
  { site, shell }: Place,
  collectionId: string,
  options: ListOptions,
): Promise<readonly Product[]> {
  const lists: Lists = kept.get(shell) ?? new Map()
  kept.set(shell, lists)
  const key = JSON.stringify([collectionId, options])
  const known = lists.get(key)
  if (known) return known
  const reading = productList(db, site.id, collectionId, options).then(({ products }) => products)
  if (lists.size >= MOST_LISTS) return reading
  lists.set(key, reading)
  return reading.catch((error: unknown) => {
    lists.delete(key)
    throw error
  })
}
