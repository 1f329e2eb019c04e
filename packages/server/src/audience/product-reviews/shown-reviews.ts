import { areReviewsOpen, areReviewsShown, type ProductReviewSource } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeRating, listShownReviews, type Rating, type ShownReview } from './store.ts'

/** The number of reviews on a page. */
const PER_PAGE = 10

/** The reviews that the page of a product shows. */
export interface ShownReviews extends Rating {
  readonly reviews: readonly ShownReview[]
  /** The id after which the next page begins. */
  readonly next: string | undefined
  /** Whether there are newer reviews than these. */
  readonly hasNewer: boolean
  /** Whether visitors may write one. */
  readonly isOpen: boolean
}

/** Loads the reviews of a product; undefined if the site shows none. */
export async function loadShownReviews(
  db: Db,
  site: Pick<Site, 'id' | 'store'>,
  { productId, after }: { readonly productId: string; readonly after: string | undefined },
): Promise<ShownReviews | undefined> {
  const settings = site.store.merchandising
  if (!areReviewsShown(settings)) return undefined
  const sources: ProductReviewSource[] = []
  if (settings.displayNativeProductReviewsEnabled) sources.push('native')
  if (settings.displayImportedProductReviewsEnabled) sources.push('imported')
  const isVerifiedOnly = settings.productReviewsDisplayScope === 'VERIFIED_REVIEWS'
  const filter = { productId, sources, isVerifiedOnly }
  const [rating, rows] = await Promise.all([
    computeRating(db, site.id, filter),
    listShownReviews(db, site.id, { ...filter, after, limit: PER_PAGE + 1 }),
  ])
  const reviews = rows.slice(0, PER_PAGE)
  return {
    ...rating,
    reviews,
    next: rows.length > PER_PAGE ? reviews.at(-1)?.id : undefined,
    hasNewer: after !== undefined,
    isOpen: areReviewsOpen(settings),
  }
}
