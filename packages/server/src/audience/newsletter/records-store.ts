import { isNotNull } from 'drizzle-orm'
import type { RecordSet } from '../../platform/db/records.ts'
import { mailingListMember, newsletterSubscriber } from './tables.ts'

/** The confirmed subscribers with their consent and mailing lists; the links that others got end with the move. */
export const subscriberRecords: RecordSet = {
  name: 'subscriber',
  folder: 'subscribers',
  table: newsletterSubscriber,
  where: isNotNull(newsletterSubscriber.confirmedAt),
  parts: [
    {
      name: 'lists',
      table: mailingListMember,
      by: 'subscriberId',
      order: ['listId'],
    },
  ],
}
