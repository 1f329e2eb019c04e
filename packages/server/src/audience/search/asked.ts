import { storable } from './query.ts'
import { asId } from '../../platform/db/id.ts'
import { MOST_PAGES } from './find.ts'
import type { EntryKind } from './search-store.ts'

const KINDS: readonly EntryKind[] = ['page', 'item', 'product']

/** What of an address is a search; what makes no sense is as if it were not there. */
export function askedIn(given: URLSearchParams) {
  const page = Number(given.get('page'))
  return {
    q: given.get('q') ?? '',
    kind: KINDS.find((kind) => kind === given.get('kind')),
    collectionId: asId(given.get('collection') ?? ''),
    tag: storable(given.get('tag') ?? '') || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  }
}
