import type { ShownReviews } from '../../audience/product-reviews/index.ts'

/** Returns the rating and the shown reviews of a product as structured data. @see https://schema.org/AggregateRating */
export function getReviewData(shown: ShownReviews | undefined) {
  if (!shown || shown.count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: shown.average,
      reviewCount: shown.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: shown.reviews.map(({ stars, authorName, title, body, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: authorName },
      datePublished: createdAt.toISOString().slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      ...(title !== '' && { name: title }),
      ...(body !== '' && { reviewBody: body }),
    })),
  }
}
