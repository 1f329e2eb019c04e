import { textsShape } from '../../platform/db/record-shapes.ts'
import type { RecordPart } from '../../platform/db/records.ts'
import { savedAddress } from './tables.ts'

/** The saved addresses of an account. */
export const addressRecordPart: RecordPart = {
  name: 'addresses',
  table: savedAddress,
  by: 'siteUserId',
  order: ['createdAt', 'id'],
  shapes: { address: textsShape },
}
