export { deleteUnconfirmedSubscribers, newsletterJobs } from './jobs.ts'
export { newsletterSlice } from './slice.ts'
export { deleteSubscriberByEmail, findSubscriberByEmail } from './store.ts'
export { subscribe } from './subscribe.ts'
