import type { listDocuments as route, Query, Reply } from '@vitrine/contract'
import { listAllLanguages } from '../../../identity/multilingual/index.ts'
import type { Db } from '../../../platform/db/db.ts'
import { loadImagesByIds } from '../../../platform/files/store.ts'
import type { Site } from '../../../platform/http/site.ts'
import { formatCursor, paginate, parseCursor } from '../cursor.ts'
import { loadDocumentLanguages } from '../document-languages-store.ts'
import { countDocuments, listDocuments, loadItemImageIds } from '../document-list-store.ts'
import { toSummaryView } from './view.ts'

const PAGE_SIZE = 50

/**
 * Loads a page of the documents that match a query, with their languages and the images of items. Throws
 * `documents.unknownCursor`.
 */
export async function loadDocumentList(
  db: Db,
  site: Pick<Site, 'id' | 'language'>,
  { cursor, trash, changed, sort, locale = site.language, ...given }: Query<typeof route>,
): Promise<Reply<typeof route>> {
  const tags = (await listAllLanguages(db, site.id)).map(({ tag }) => tag)
  const changedIn = changed === 'only' ? tags : undefined
  const filter = { ...given, locale, changedIn, inTrash: trash === 'only' }
  const after = parseCursor(cursor)
  const rows = await listDocuments(db, site.id, { ...filter, sort, after, limit: PAGE_SIZE + 1 })
  const { page, ...rest } = paginate(rows, PAGE_SIZE, formatCursor)
  const ids = page.map(({ id }) => id)
  const languages = await loadDocumentLanguages(db, site.id, { ids, tags })
  const imageIds = await loadItemImageIds(db, site.id, page)
  const images = await loadImagesByIds(db, site.id, [...imageIds.values()])
  const isFirstOfCollection = filter.collectionId !== undefined && !after
  return {
    documents: page.map((row) =>
      toSummaryView(row, locale, {
        languages: languages.get(row.id) ?? [],
        image: images.get(imageIds.get(row.id) ?? ''),
      }),
    ),
    ...rest,
    counts: isFirstOfCollection ? await countDocuments(db, site.id, filter) : null,
  }
}
