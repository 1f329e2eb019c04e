import { formatStars, getTranslate, type MessageParams } from '@vitrine/model'
import { untrusted } from '@vitrine/template'
import {
  getReviewPath,
  getStarChoices,
  type ShownReviews,
} from '../../audience/product-reviews/index.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'
import type { RenderContext } from '../render-context/index.ts'

/**
 * Returns the reviews of a product for page JSON: the rating, a page of reviews, and the form. Email addresses are not
 * among them.
 */
export function getReviewsView(
  context: RenderContext,
  shown: ShownReviews,
  { productId, url }: { readonly productId: string; readonly url: string },
) {
  const { language, site } = context
  const translate = context.translate ?? getTranslate(language.tag)
  const text = (
    messageId: 'reviewStars' | 'reviewSummary' | 'reviewCount',
    params: MessageParams,
  ) => translate({ messageId, params })
  const { count, average } = shown
  const rating = average.toLocaleString(language.tag, { maximumFractionDigits: 1 })
  return {
    count,
    average,
    ratingText: rating,
    stars: formatStars(average),
    countText: text('reviewCount', { count }),
    summaryText: text('reviewSummary', { rating, count }),
    isEmpty: shown.reviews.length === 0,
    items: shown.reviews.map((review) => ({
      id: review.id,
      stars: formatStars(review.stars),
      starsText: text('reviewStars', { count: review.stars }),
      rating: review.stars,
      title: untrusted(review.title),
      text: untrusted(review.body),
      name: untrusted(review.authorName),
      isVerified: review.verified,
      isImported: review.source === 'imported',
      reply: untrusted(review.reply),
      createdOn: review.createdAt.getTime(),
      date: review.createdAt.toISOString().slice(0, 10),
      dateText: review.createdAt.toLocaleDateString(language.tag, {
        dateStyle: 'long',
        timeZone: site.timeZone,
      }),
      ...(review.locale !== language.tag && { lang: review.locale }),
    })),
    ...(shown.next !== undefined && { olderUrl: `${url}?reviews=${shown.next}#reviews` }),
    ...(shown.hasNewer && { newestUrl: `${url}#reviews` }),
    ...(shown.isOpen && {
      form: {
        productId,
        action: formatLocaleUrl(language.prefix, getReviewPath(productId).slice(1)),
        stars: getStarChoices().map(({ value, label }) => ({
          value,
          label: translate({ messageId: label.messageId, params: label.params }),
          isChosen: false,
        })),
        asksEmail: true,
        isModerated: site.store.merchandising.productReviewsModerationEnabled,
      },
    }),
  }
}
