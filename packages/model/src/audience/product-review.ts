import type { Merchandising } from '../commerce/merchandising.ts'
import { message, type Message } from '../messages/message.ts'
import { isEmail } from '../platform/email.ts'

/** The states of a product review. Only approved ones are shown. */
export const productReviewStates = ['pending', 'approved', 'rejected'] as const

export type ProductReviewState = (typeof productReviewStates)[number]

/** The sources of product reviews: written on this site, or imported from a file. */
export const productReviewSources = ['native', 'imported'] as const

export type ProductReviewSource = (typeof productReviewSources)[number]

export const MAX_REVIEW_STARS = 5

/** The maximum lengths of the texts of a review, in code points. */
export const reviewLengths = { name: 100, title: 150, text: 5_000, reply: 2_000 } as const

export type ReviewSettings = Pick<
  Merchandising,
  | 'displayNativeProductReviewsEnabled'
  | 'displayImportedProductReviewsEnabled'
  | 'hasOptedToCollectNativeReviews'
  | 'productReviewsKillSwitchEnabled'
>

/**
 * Returns whether product pages show reviews: "when native or imported display is enabled in the store's merchandising
 * settings and a kill-switch flag is absent."
 *
 * @see storefront spec §4
 */
export function areReviewsShown(settings: ReviewSettings): boolean {
  const { displayNativeProductReviewsEnabled, displayImportedProductReviewsEnabled } = settings
  const isDisplayed = displayNativeProductReviewsEnabled || displayImportedProductReviewsEnabled
  return isDisplayed && !settings.productReviewsKillSwitchEnabled
}

/** Returns whether visitors may write reviews. */
export function areReviewsOpen(settings: ReviewSettings): boolean {
  return settings.hasOptedToCollectNativeReviews && !settings.productReviewsKillSwitchEnabled
}

export type ReviewField = 'stars' | 'name' | 'email' | 'title' | 'text'

/** A message for each invalid field of a review. */
export type ReviewErrors = Readonly<Partial<Record<ReviewField, Message>>>

/** Returns an error message for each invalid field; an empty object if the review may be sent. */
export function validateReview(
  input: Readonly<Record<Exclude<ReviewField, 'stars'>, string>> & { readonly stars: number },
  { needsEmail }: { readonly needsEmail: boolean },
): ReviewErrors {
  const required = message('forms.required')
  const errors: Partial<Record<ReviewField, Message>> = {}
  const { stars, email } = input
  if (!Number.isInteger(stars) || stars < 1 || stars > MAX_REVIEW_STARS)
    errors.stars = message('product-reviews.chooseStars')
  for (const field of ['name', 'text'] as const)
    if (input[field].trim() === '') errors[field] = required
  for (const field of ['name', 'title', 'text'] as const) {
    const max = reviewLengths[field]
    if (Array.from(input[field].trim()).length > max)
      errors[field] = message('product-reviews.tooLong', { max })
  }
  if (!needsEmail) return errors
  if (email.trim() === '') errors.email = required
  else if (!isEmail(email.trim())) errors.email = message('forms.email')
  return errors
}

/** Returns the stars of a rating as text: "★★★★☆". */
export function formatStars(rating: number): string {
  const full = Math.round(rating)
  return '★'.repeat(full) + '☆'.repeat(MAX_REVIEW_STARS - full)
}

/** Returns the name under which the captcha of a review form is solved. */
export function getReviewFormId(productId: string): string {
  return `product-review-${productId}`
}
