import { addressRecordPart } from '../../commerce/saved-addresses/index.ts'
import { hashPassword } from '../../identity/accounts/index.ts'
import { newToken } from '../../platform/http/token.ts'
import type { RecordPart, RecordSet } from '../../platform/db/records.ts'
import { memberAreaMembership, memberAreaPurchase, siteUser } from './tables.ts'

/** The accounts of visitors, without passwords: their owners set new ones. */
export const accountRecords: RecordSet = {
  name: 'account',
  folder: 'accounts',
  table: siteUser,
  omitted: ['passwordHash', 'cartKey'],
  complete: async (row) =>
    row['verifiedAt'] === null ? row : { ...row, passwordHash: await getUnknownHash() },
  parts: [
    {
      name: 'memberships',
      table: memberAreaMembership,
      by: 'siteUserId',
      order: ['memberAreaId'],
    },
    addressRecordPart,
  ],
}

let unknownHash: Promise<string> | undefined

/** Returns the hash of a random password, which is stored nowhere. */
async function getUnknownHash(): Promise<string> {
  return (unknownHash ??= hashPassword(newToken()))
}

/** The access to member areas that lines of an order gave. */
export const areaPurchaseRecordPart: RecordPart = {
  name: 'areaPurchases',
  table: memberAreaPurchase,
  by: 'orderLineId',
  of: 'lines',
  order: ['orderLineId'],
}
