import { MAX_MAILING_LISTS } from '@vitrine/model'
import * as z from 'zod/mini'

/** The mailing lists that a form names. */
export const listData = {
  /** The ids of the mailing lists that its visitors join. */
  lists: z._default(z.array(z.uuid()).check(z.maxLength(MAX_MAILING_LISTS)), []),
}

export const listField = { key: 'lists', ui: 'mailing-lists' } as const
