export { isUnsubscribed, deleteOptOut, listUnsubscribed, unsubscribeToken } from './opt-out.ts'
export { unsubscribeSlice } from './slice.ts'
