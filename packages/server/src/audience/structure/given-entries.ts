import type { NavigationItemInput } from '@vitrine/contract'
import type { Collection } from '@vitrine/page'
import { parseId } from '../../platform/db/id.ts'
import { structureErrors } from './errors.ts'
import type { Outlines } from './site-layout.ts'

/** A menu entry at any depth, as a client sends it. */
export interface GivenEntry extends Omit<NavigationItemInput, 'items'> {
  readonly items?: readonly GivenEntry[] | undefined
}

/** Returns the ids of the pages in the entries, without malformed ones. */
export function listPageIds(items: readonly GivenEntry[]): readonly string[] {
  return items.flatMap(({ collectionId, items: inner = [] }) => [
    ...(collectionId ? [parseId(collectionId) ?? []].flat() : []),
    ...listPageIds(inner),
  ])
}

/** The folders among the entries by id, with the pages they are to contain. */
export type Folders = ReadonlyMap<
  string,
  { readonly collection: Collection; readonly pageIds: readonly string[] }
>

/**
 * Returns the pages of each folder. Throws `structure.notAFolder`, `.onlyPages`, `.unknownPage`,
 * `.inItself`.
 */
export function resolveFolders(items: readonly GivenEntry[], outlines: Outlines): Folders {
  const found = new Map<string, { collection: Collection; pageIds: readonly string[] }>()
  const walk = (entries: readonly GivenEntry[], above: readonly string[]) => {
    for (const { collectionId, items: inner } of entries) {
      if (inner === undefined) continue
      const id = parseId(collectionId ?? '')
      const collection = outlines.get(id ?? '')?.collection
      if (id === undefined || !collection?.folder) {
        if (inner.length > 0) throw structureErrors.notAFolder()
        continue
      }
      const path = [...above, id]
      found.set(id, {
        collection,
        pageIds: [...new Set(inner.map(findContainedPage(outlines, path)))],
      })
      walk(inner, path)
    }
  }
  walk(items, [])
  return found
}

function findContainedPage(outlines: Outlines, above: readonly string[]) {
  return ({ collectionId, externalLink, memberAreaId }: GivenEntry): string => {
    if (!collectionId || externalLink || memberAreaId) throw structureErrors.onlyPages()
    const id = parseId(collectionId)
    if (id === undefined || !outlines.has(id)) throw structureErrors.unknownPage()
    if (above.includes(id)) throw structureErrors.inItself()
    return id
  }
}
