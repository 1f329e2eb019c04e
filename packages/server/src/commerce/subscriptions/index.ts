export { eraseSubscriptions } from './erase-store.ts'
export { subscriptionsSlice } from './slice.ts'
export { renewSubscription, renewSubscriptions } from './renew.ts'
