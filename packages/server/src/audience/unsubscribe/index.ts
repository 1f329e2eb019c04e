export { unsubscribePages } from './pages.ts'
export { isUnsubscribed, takeBackRefusal, unsubscribedOf, unsubscribeToken } from './refusal.ts'
