export { loadShownReviews, type ShownReviews } from './shown-reviews.ts'
export { getReviewPath, getStarChoices } from './pages.ts'
export { deleteReviewsByEmail, listReviewsByEmail } from './store.ts'
export { productReviewsSlice } from './slice.ts'
