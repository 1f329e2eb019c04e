import { formatCsv } from '@vitrine/model'
import { findNamedProducts } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { listReviews } from './desk-store.ts'
import { REVIEW_COLUMNS, type ReviewColumn } from './review-columns.ts'

const PER_PAGE = 200

/** Returns a page of all reviews as CSV; the first one has the names of the columns. */
export async function exportReviews(
  db: Db,
  siteId: string,
  cursor: string | undefined,
): Promise<{ readonly csv: string; readonly nextPageCursor: string | null }> {
  const reviews = await listReviews(db, siteId, { cursor, limit: PER_PAGE })
  const ids = [...new Set(reviews.map(({ productId }) => productId))]
  const products = await findNamedProducts(db, siteId, ids)
  const rows = reviews.map((row): Record<ReviewColumn, string> => ({
    id: row.id,
    product: products.get(row.productId)?.urlId ?? '',
    sku: '',
    stars: String(row.stars),
    name: row.authorName,
    email: row.email ?? '',
    title: row.title,
    text: row.body,
    date: row.createdAt.toISOString(),
    language: row.locale,
    verified: row.verified ? 'yes' : 'no',
    state: row.state,
    reply: row.reply,
    source: row.source,
  }))
  const header = cursor === undefined ? [Object.values(REVIEW_COLUMNS)] : []
  const last = reviews.length === PER_PAGE ? reviews.at(-1)?.id : undefined
  return {
    csv: formatCsv([...header, ...rows.map((row) => Object.values(row))]),
    nextPageCursor: last ?? null,
  }
}
