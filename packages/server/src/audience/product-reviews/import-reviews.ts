import { MAX_REVIEW_ERRORS, type ProductReviewImport } from '@vitrine/contract'
import { findProductsByKey } from '../../commerce/catalog/index.ts'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId, parseIds } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { insertImported, listImportKeys, listKnownIds } from './desk-store.ts'
import { reviewErrors } from './errors.ts'
import { type ReadReview, readReviews, type RowError } from './read-reviews.ts'
import { REVIEW_COLUMNS } from './review-columns.ts'

/** The number of reviews in one statement. */
const BATCH = 500

/**
 * Imports the reviews of a file, or reports what that would do. A row with an error adds nothing, and a review that is
 * here already stays as it is. Throws `product-reviews.unreadableFile`.
 */
export async function importReviews(
  db: Db,
  site: Site,
  { bytes, dryRun }: { readonly bytes: Uint8Array; readonly dryRun: boolean },
): Promise<ProductReviewImport> {
  const file = readReviews(bytes)
  if (!file) throw reviewErrors.unreadableFile()
  const { found, errors } = await findProducts(db, site.id, file.reviews)
  const isKnown = await findKnown(db, site.id, found)
  const fresh = found.filter((review) => !isKnown(review))
  const languages = await listLanguages(db, site.id)
  const rows = fresh.map((review) => ({
    ...{ siteId: site.id, id: newId(), productId: review.productId, source: 'imported' as const },
    ...{ state: review.state, stars: review.stars, authorName: review.name, title: review.title },
    ...{ body: review.text, email: review.email, verified: review.isVerified, reply: review.reply },
    locale: getLanguage(languages, review.language)?.tag ?? site.language,
    importKey: review.key,
    createdAt: review.createdAt ?? new Date(),
  }))
  const added = dryRun ? rows.length : await insertAll(db, site.id, rows)
  const all = [...file.errors, ...errors].toSorted((a, b) => a.row - b.row)
  const known = found.length - added
  return { dryRun, rows: file.rows, added, known, errors: all.slice(0, MAX_REVIEW_ERRORS) }
}

type FoundReview = ReadReview & { readonly productId: string }

/** Finds the products of the rows by the last part of their URL, or by a SKU. */
async function findProducts(db: Db, siteId: string, reviews: readonly ReadReview[]) {
  const { byUrlId, bySku } = await findProductsByKey(db, siteId, {
    urlIds: [...new Set(reviews.map(({ product }) => getUrlId(product)))],
    skus: [...new Set(reviews.map(({ sku }) => sku))].filter((sku) => sku !== ''),
  })
  const found: FoundReview[] = []
  const errors: RowError[] = []
  for (const review of reviews) {
    const { row, product, sku } = review
    const productId = byUrlId.get(getUrlId(product)) ?? bySku.get(sku)
    if (productId !== undefined) found.push({ ...review, productId })
    else {
      const column = product === '' ? REVIEW_COLUMNS.sku : REVIEW_COLUMNS.product
      errors.push({ row, column, message: `no product has this value: ${product || sku}` })
    }
  }
  return { found, errors }
}

/** Returns the last part of a URL or path: `mug` of `https://shop.example/shop/p/mug`. */
function getUrlId(product: string): string {
  const [path = ''] = product.split(/[?#]/)
  return (path.split('/').findLast((part) => part !== '') ?? '').toLowerCase()
}

/** Returns which reviews are here already, or earlier in the file. */
async function findKnown(db: Db, siteId: string, reviews: readonly FoundReview[]) {
  const keys = await listImportKeys(
    db,
    siteId,
    reviews.map(({ key }) => key),
  )
  const ids = reviews.map(({ key }) => key.replace(/^id:/, ''))
  const known = new Set(keys)
  for (const id of await listKnownIds(db, siteId, parseIds(ids))) known.add(`id:${id}`)
  return ({ key }: FoundReview) => {
    if (known.has(key)) return true
    known.add(key)
    return false
  }
}

async function insertAll(
  db: Db,
  siteId: string,
  rows: Parameters<typeof insertImported>[2],
): Promise<number> {
  return transact(db, async (tx) => {
    let added = 0
    for (let from = 0; from < rows.length; from += BATCH)
      added += await insertImported(tx, siteId, rows.slice(from, from + BATCH))
    return added
  })
}
