export { deleteUnconfirmedSubscribers, newsletterJobs } from './jobs.ts'
export { newsletterSlice } from './slice.ts'
export { findSubscriberByEmail } from './store.ts'
export { subscribe } from './subscribe.ts'
