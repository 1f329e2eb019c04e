import type { NavigationItemInput } from '@vitrine/contract'
import type { Collection } from '@vitrine/page'
import { parseId } from '../../platform/db/id.ts'
import { structureErrors } from './errors.ts'
import type { Outlines } from './site-layout.ts'

/** An entry at any depth. */
export interface GivenEntry extends Omit<NavigationItemInput, 'items'> {
  readonly items?: readonly GivenEntry[] | undefined
}

/** The pages that entries name, well-formed ids only. */
export function idsIn(items: readonly GivenEntry[]): readonly string[] {
  return items.flatMap(({ collectionId, items: inner = [] }) => [
    ...(collectionId ? [parseId(collectionId) ?? []].flat() : []),
    ...idsIn(inner),
  ])
}

/** The folders whose pages are given, by id. */
export type Folders = ReadonlyMap<
  string,
  { readonly collection: Collection; readonly pageIds: readonly string[] }
>

/**
 * Returns the pages of each folder. Throws `structure.notAFolder`, `.onlyPages`, `.unknownPage`,
 * `.inItself`.
 */
export function foldersIn(items: readonly GivenEntry[], outlines: Outlines): Folders {
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
      found.set(id, { collection, pageIds: [...new Set(inner.map(pageIn(outlines, path)))] })
      walk(inner, path)
    }
  }
  walk(items, [])
  return found
}

function pageIn(outlines: Outlines, above: readonly string[]) {
  return ({ collectionId, externalLink, memberAreaId }: GivenEntry): string => {
    if (!collectionId || externalLink || memberAreaId) throw structureErrors.onlyPages()
    const id = parseId(collectionId)
    if (id === undefined || !outlines.has(id)) throw structureErrors.unknownPage()
    if (above.includes(id)) throw structureErrors.inItself()
    return id
  }
}
