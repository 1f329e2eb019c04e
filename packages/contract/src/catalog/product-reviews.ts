import { productReviewSources, productReviewStates } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('product-reviews')

const BASE = '/api/studio/product-reviews'

/** The maximum size of a file of reviews, in bytes. */
const MAX_REVIEW_FILE_BYTES = 5 * 1024 * 1024

/** The maximum number of errors in the report of an import. */
export const MAX_REVIEW_ERRORS = 500

const visitorText = z.string().max(50_000).default('')
const visitorField = z.string().max(1_000).default('')

export const postProductReview = defineRoute({
  method: 'POST',
  path: '/api/product-reviews/{productId}',
  summary:
    'Creates a review of a product. Signed-in visitors, and those with the token of an email, need no email address.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'product-review',
  params: z.object({ productId: z.uuid() }),
  body: z.object({
    stars: z.coerce.number().catch(0).default(0),
    name: visitorField,
    email: visitorField,
    title: visitorField,
    text: visitorText,
    /** The token of the email that asked for the review, which proves the purchase. */
    token: z.string().max(200).default(''),
    /** A hidden field that people leave empty. */
    website: visitorField,
    /** The solution of the captcha, if the site has one. */
    captchaToken: z.string().max(10_000).default(''),
    /** The language of the page (BCP 47); the language of the site by default. */
    language: z.string().max(100).optional(),
  }),
  replies: {
    200: z.object({ status: z.enum(['approved', 'pending']), message: z.string() }),
    400: problemSchema,
    404: problemSchema,
    409: problemSchema,
    410: problemSchema,
  },
})

export const productReviewSchema = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  productTitle: z.string(),
  /** The path of the page of the product; null for a product that visitors do not see. */
  productUrl: z.string().nullable(),
  source: z.enum(productReviewSources),
  state: z.enum(productReviewStates),
  stars: z.int(),
  name: z.string(),
  /** Never shown to visitors; null if a file did not name it. */
  email: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  /** The language of the review (BCP 47). */
  language: z.string(),
  /** Whether the author bought the product. */
  isVerified: z.boolean(),
  reply: z.string(),
  createdAt: z.string(),
})

export type ProductReview = z.output<typeof productReviewSchema>

export const listProductReviews = defineRoute({
  method: 'GET',
  path: BASE,
  summary: 'Lists the reviews of products, newest first.',
  access: 'reviews.read',
  query: z.object({
    state: z.enum(productReviewStates).optional(),
    productId: z.uuid().optional(),
    stars: z.coerce.number().int().min(1).max(5).optional(),
    /** A part of the texts, of the name or of the email address. */
    search: z.string().max(200).optional(),
    cursor: z.uuid().optional(),
  }),
  replies: {
    200: z.object({
      reviews: z.array(productReviewSchema),
      /** The number of reviews by state, whatever the other filters. */
      counts: z.record(z.enum(productReviewStates), z.int()),
      /** The products that have reviews, by title. */
      products: z.array(z.object({ id: z.uuid(), title: z.string() })),
      nextPageCursor: z.uuid().nullable(),
    }),
  },
})

const ids = z.array(z.uuid()).min(1).max(200)

export const moderateProductReviews = defineRoute({
  method: 'POST',
  path: `${BASE}/states`,
  summary: 'Approves or rejects reviews, or lets them wait again.',
  access: 'reviews.moderate',
  body: z.object({ ids, state: z.enum(productReviewStates) }),
  replies: {
    200: z.object({
      /** The number of reviews that had another state. */
      changed: z.int(),
    }),
    400: problemSchema,
  },
})

export const deleteProductReviews = defineRoute({
  method: 'POST',
  path: `${BASE}/deletions`,
  summary: 'Permanently deletes reviews.',
  access: 'reviews.moderate',
  body: z.object({ ids }),
  replies: { 200: z.object({ deleted: z.int() }), 400: problemSchema },
})

export const replyToProductReview = defineRoute({
  method: 'PUT',
  path: `${BASE}/{id}/reply`,
  summary: 'Sets the reply that is shown below a review; an empty text removes it.',
  access: 'reviews.moderate',
  params: z.object({ id: z.uuid() }),
  body: z.object({ text: z.string().max(10_000) }),
  replies: { 200: productReviewSchema, 400: problemSchema, 404: problemSchema },
})

export const productReviewImportSchema = z.object({
  dryRun: z.boolean(),
  /** The number of rows below the header. */
  rows: z.int(),
  /** The number of reviews that are added: by the import, or by one without `dryRun`. */
  added: z.int(),
  /** The number of reviews that are here already. */
  known: z.int(),
  /** The reasons that keep rows from being imported, at most 500. */
  errors: z.array(
    z.object({
      row: z.int(),
      /** The name of the column in the file; null for the whole row. */
      column: z.string().nullable(),
      message: z.string(),
    }),
  ),
})

export type ProductReviewImport = z.output<typeof productReviewImportSchema>

export const importProductReviews = defineRoute({
  method: 'POST',
  path: `${BASE}/import`,
  summary:
    'Imports reviews from a CSV file, or reports what that would do. Rows with errors are left out.',
  access: 'reviews.moderate',
  bodyLimit: Math.ceil((MAX_REVIEW_FILE_BYTES * 4) / 3) + 10_000,
  body: z.object({
    /** The bytes of the file, as base64. */
    file: z.base64().max(Math.ceil((MAX_REVIEW_FILE_BYTES * 4) / 3) + 4),
    dryRun: z.boolean().default(true),
  }),
  replies: { 200: productReviewImportSchema, 400: problemSchema, 422: problemSchema },
})

export const exportProductReviews = defineRoute({
  method: 'GET',
  path: `${BASE}/export`,
  summary: 'Returns a page of all reviews as CSV, in the columns that an import reads.',
  access: 'reviews.read',
  query: z.object({ cursor: z.uuid().optional() }),
  replies: { 200: z.object({ csv: z.string(), nextPageCursor: z.uuid().nullable() }) },
})
