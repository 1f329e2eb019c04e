/** The columns of a file of reviews, in the order of an export; an import finds them by their names. */
export const REVIEW_COLUMNS = {
  id: 'Id',
  product: 'Product',
  sku: 'SKU',
  stars: 'Stars',
  name: 'Name',
  email: 'Email',
  title: 'Title',
  text: 'Text',
  date: 'Date',
  language: 'Language',
  verified: 'Verified',
  state: 'State',
  reply: 'Reply',
  source: 'Source',
} as const

export type ReviewColumn = keyof typeof REVIEW_COLUMNS

/** The names of columns in the files of other programs, in small letters. */
export const COLUMN_ALIASES: Readonly<Record<string, ReviewColumn>> = {
  'review id': 'id',
  product_handle: 'product',
  'product handle': 'product',
  'product url': 'product',
  rating: 'stars',
  review_score: 'stars',
  reviewer_name: 'name',
  'reviewer name': 'name',
  author: 'name',
  reviewer_email: 'email',
  'reviewer email': 'email',
  review_title: 'title',
  'review title': 'title',
  body: 'text',
  review: 'text',
  review_content: 'text',
  content: 'text',
  review_date: 'date',
  created_at: 'date',
  locale: 'language',
  verified_buyer: 'verified',
  'verified purchase': 'verified',
  status: 'state',
}
