import type { Slice } from '../slice.ts'
import { deleteExpiredRateLimits, deleteOldReplies } from './store.ts'

export const httpSlice: Slice = {
  nightly: {
    'delete stored replies to repeated requests': deleteOldReplies,
    'delete expired rate limits': deleteExpiredRateLimits,
  },
}
