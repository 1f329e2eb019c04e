import type { Feature } from '../../app/feature.ts'

/** The reviews of products, which the list of products leads to. */
export const productReviews: Feature = [
  {
    path: 'products/reviews',
    label: 'studio.screen.reviews',
    group: 'store',
    action: 'reviews.read',
    lazy: () => import('./ReviewsPage.tsx'),
  },
  {
    path: 'products/reviews/import',
    label: 'studio.screen.reviewImport',
    action: 'reviews.moderate',
    lazy: () => import('./ImportReviewsPage.tsx'),
  },
]
