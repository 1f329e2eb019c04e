import { toHex } from '../../platform/db/record-store.ts'
import type { RecordPart, RecordSet } from '../../platform/db/records.ts'
import { computeDigest, newToken } from '../../platform/http/token.ts'
import { productReview, productReviewRequest } from './tables.ts'

/** The reviews of products, in every state. */
export const reviewRecords: RecordSet = {
  name: 'review',
  folder: 'reviews',
  table: productReview,
  parts: [],
}

/** The requests for reviews, so that no buyer is asked again. Their links end with the move. */
export const reviewRequestRecordPart: RecordPart = {
  name: 'reviewRequests',
  table: productReviewRequest,
  by: 'orderId',
  order: ['createdAt', 'id'],
  omitted: ['tokenHash'],
  complete: (row) => ({ ...row, tokenHash: toHex(computeDigest(newToken())) }),
}
