export {
  findUnsubscribedAt,
  isUnsubscribed,
  deleteOptOut,
  listUnsubscribed,
  createUnsubscribeToken,
} from './opt-out.ts'
export { optOutSiteRecords } from './records-store.ts'
export { isOptedOut } from './store.ts'
export { UNSUBSCRIBE_PATH } from './pages.ts'
export { unsubscribeSlice } from './slice.ts'
