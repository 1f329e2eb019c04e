import { toStorable } from './query.ts'
import { parseId } from '../../platform/db/id.ts'
import { MAX_PAGES } from './find.ts'
import type { EntryKind } from './search-store.ts'

const KINDS: readonly EntryKind[] = ['page', 'item', 'product']

/** Returns the search in a query string; invalid parameters are ignored. */
export function parseSearch(given: URLSearchParams) {
  const page = Number(given.get('page'))
  return {
    q: given.get('q') ?? '',
    kind: KINDS.find((kind) => kind === given.get('kind')),
    collectionId: parseId(given.get('collection') ?? ''),
    tag: toStorable(given.get('tag') ?? '') || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
  }
}
