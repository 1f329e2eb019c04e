import { type ListOptions, type Product, productList } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Place } from './content.ts'
import { keptWith } from './kept-with.ts'
import { isOpen, type Shell } from './shell.ts'

/** A theme may ask for something else on each page; what all of them ask for comes early. */
const MOST_LISTS = 50

const kept = keptWith<Shell, readonly Product[]>(MOST_LISTS)

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
  if (!isOpen(shell, collectionId)) return Promise.resolve([])
  return kept(shell, JSON.stringify([collectionId, options]), async () => {
    const { products } = await productList(db, site.id, collectionId, options)
    return products
  })
}
