export {
  findUnsubscribedAt,
  isUnsubscribed,
  deleteOptOut,
  listUnsubscribed,
  createUnsubscribeToken,
} from './opt-out.ts'
export { unsubscribeSlice } from './slice.ts'
