export { eraseSubscriptions } from './erase-store.ts'
export { exportSubscriptionsOfEmail } from './export-subscriptions.ts'
export { subscriptionsSlice } from './slice.ts'
export { renewSubscription, renewSubscriptions } from './renew.ts'
