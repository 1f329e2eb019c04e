import type { Db } from '../../platform/db/db.ts'
import { type Summed, summedItems } from '../../content/documents/index.ts'
import { documentsIn } from '../render/documents-in.ts'
import { keptWith } from '../render/kept-with.ts'
import type { Shell } from '../render/shell.ts'
import type { PublishedPage } from '../render/view/published.ts'

const kept = keptWith<Shell, Summed>()

/**
 * What every list of a collection says of all its items, however few of them it shows: how many there are,
 * and the words they carry, those of the owner's own order first. Read once, as it takes going through all.
 */
export function wholeCollection(
  db: Db,
  { siteId, shell }: { readonly siteId: string; readonly shell: Shell },
  { id, body }: PublishedPage,
): Promise<Summed> {
  return kept(shell, id, async () => {
    const summed = await summedItems(db, siteId, { ...documentsIn(shell), collectionId: id })
    return { ...summed, categories: ordered(summed.categories, body.collection?.categories) }
  })
}

function ordered(used: readonly string[], order: readonly string[] = []): readonly string[] {
  const names = new Set(used)
  return [...new Set([...order.filter((name) => names.has(name)), ...names])]
}
