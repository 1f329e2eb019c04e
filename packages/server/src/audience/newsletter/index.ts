export { deleteUnconfirmedSubscribers, newsletterJobs } from './jobs.ts'
export {
  holdLists,
  listListNames,
  listMailingListIds,
  replaceMailingLists,
} from './lists/list-store.ts'
export { exportMemberships } from './lists/member-store.ts'
export { subscriberRecords } from './records-store.ts'
export { newsletterSlice } from './slice.ts'
export { deleteSubscriberByEmail, findConfirmedEmail, findSubscriberByEmail } from './store.ts'
export { subscribe } from './subscribe.ts'
