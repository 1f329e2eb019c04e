export {
  createEventClient,
  type EventClientOptions,
  type EventFields,
  type EventHosts,
  getEventHost,
} from './client.ts'
export { recordEvent } from './legacy.ts'
export { buildRelatedItems, buildReviewsTab, buildVideoCollection } from './page-payloads.ts'
export { getAnalyticsId, getSessionInfo, type SessionInfo } from './session.ts'
export {
  buildAddToCart,
  buildProductView,
  buildRemoveFromCart,
  buildViewCart,
  type ShopperEntry,
  type ShopperProduct,
} from './shopper.ts'
export { getSiteUserId } from './site-user.ts'
