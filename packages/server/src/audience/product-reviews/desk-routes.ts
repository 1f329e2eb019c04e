import * as contract from '@vitrine/contract'
import { reviewLengths } from '@vitrine/model'
import { findNamedProducts, type NamedProduct } from '../../commerce/catalog/index.ts'
import { transact } from '../../platform/db/transact.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { cleanText } from '../comments/index.ts'
import {
  countByState,
  deleteReviews,
  findReview,
  listReviewedProducts,
  listReviews,
  setReply,
  setReviewState,
} from './desk-store.ts'
import { reviewErrors } from './errors.ts'
import { exportReviews } from './export-reviews.ts'
import { importReviews } from './import-reviews.ts'
import type { ReviewRow } from './store.ts'

const PER_PAGE = 50

/** Mounts the calls with which staff read, decide, answer, import and export reviews. */
export function reviewDeskRoutes(http: PageServer): void {
  mount(http, contract.listProductReviews, async ({ db, site, query }) => {
    const [rows, counts, productIds] = await Promise.all([
      listReviews(db, site.id, { ...query, limit: PER_PAGE + 1 }),
      countByState(db, site.id),
      listReviewedProducts(db, site.id),
    ])
    const page = rows.slice(0, PER_PAGE)
    const ids = [...productIds, ...page.map(({ productId }) => productId)]
    const products = await findNamedProducts(db, site.id, ids)
    return {
      reviews: page.map((row) => toReviewView(row, products.get(row.productId))),
      counts,
      products: [...products.values()]
        .map(({ id, title }) => ({ id, title }))
        .toSorted((a, b) => a.title.localeCompare(b.title)),
      nextPageCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    }
  })

  mount(http, contract.moderateProductReviews, async ({ db, site, body }) => ({
    changed: await transact(db, (tx) => setReviewState(tx, site.id, body)),
  }))

  mount(http, contract.deleteProductReviews, async ({ db, site, body }) => ({
    deleted: await deleteReviews(db, site.id, body.ids),
  }))

  mount(http, contract.replyToProductReview, async ({ db, site, params: { id }, body }) => {
    const reply = cleanText(body.text)
    const { reply: max } = reviewLengths
    if (Array.from(reply).length > max) throw reviewErrors.replyTooLong({ params: { max } })
    if (!(await setReply(db, site.id, { id, reply }))) throw reviewErrors.unknownReview()
    const row = await findReview(db, site.id, id)
    if (!row) throw reviewErrors.unknownReview()
    const products = await findNamedProducts(db, site.id, [row.productId])
    return toReviewView(row, products.get(row.productId))
  })

  mount(http, contract.importProductReviews, async ({ db, site, body }) =>
    importReviews(db, site, { bytes: Buffer.from(body.file, 'base64'), dryRun: body.dryRun }),
  )

  mount(http, contract.exportProductReviews, async ({ db, site, query: { cursor } }) =>
    exportReviews(db, site.id, cursor),
  )
}

function toReviewView(row: ReviewRow, product: NamedProduct | undefined): contract.ProductReview {
  const { id, productId, source, state, stars, authorName: name, email, title, body: text } = row
  const { locale: language, verified: isVerified, reply, createdAt } = row
  return {
    ...{ id, productId, source, state, stars, name, email, title, text },
    ...{ language, isVerified, reply },
    productTitle: product?.title ?? '',
    productUrl: product?.isShown ? product.url : null,
    createdAt: createdAt.toISOString(),
  }
}
