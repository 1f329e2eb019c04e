export { isManualPayment } from './manual-payment.ts'
export { listPaymentMethods, putPaymentMethods } from './method-store.ts'
export {
  getOfferedPayments,
  isTestPayment,
  type ManualPaymentMethod,
  type OfferedPayment,
  type StorePayments,
} from './offered-payment.ts'
export { paymentsSlice } from './slice.ts'
export { paymentErrors } from './errors.ts'
export { parsePaymentEvent, serializePaymentEvent } from './payment-event-json.ts'
export { applyPaymentEvent, type Payment } from './apply-payment-event.ts'
export {
  computeGiftCardDigest,
  deriveGiftCardCode,
  getGiftCardKey,
  GIFT_CARD_CODE,
  normalizeGiftCardCode,
} from './gift-card-code.ts'
export {
  type PaymentDecline,
  type PaymentEvent,
  toPaymentEvent,
  type PaymentIntent,
  type CardForm,
  type PaymentPage,
  type PaymentRequest,
  type PaymentProvider,
  type SavedMethod,
} from './provider.ts'
export { createGiftCardEmail, type EmailedGiftCard } from './gift-card-email.ts'
export { findGiftCardByCode } from './find-gift-card.ts'
export { getProvider } from './providers.ts'
export {
  countGiftCardsWithBalance,
  markInboundEvent,
  saveProviderRef,
  listUnhandledEvents,
  findOrderByPayment,
  listPayments,
  createGiftCard,
  findActiveGiftCard,
  lockGiftCard,
  setEmailKey,
  switchGiftCard,
  turnOffGiftCards,
  addGiftCardEntry,
  saveInboundEvent,
  releaseGiftCards,
  savePayment,
  voidPayments,
} from './store.ts'
export { replaceProviderRef } from './provider-ref-store.ts'
export { SIGNATURE_HEADER } from './signature.ts'
export { createTestEvent, computeTestWebhookSecret } from './test-event.ts'
export { findStripeAccount } from './stripe/account-store.ts'
export { eraseStripeCustomers } from './stripe/customer-store.ts'
export { findEnteredMethod, METHOD_ENTERED, openMethodPage } from './stripe/change-method.ts'
export { getStripeScript, setStripeApiUrl } from './stripe/stripe-api.ts'
export { StripeProvider } from './stripe/stripe-provider.ts'
export { findPayPalAccount } from './paypal/account-store.ts'
export { setPayPalApiUrl } from './paypal/paypal-api.ts'
export { PayPalProvider } from './paypal/paypal-provider.ts'
export { TestProvider } from './test-provider.ts'
export { getFailureMessage, paymentFailures } from './failure-message.ts'
export { type GiftCardTender, listGiftCardTenders } from './gift-card-tender-store.ts'
export { giftCardRecords, paymentRecordPart, saveRefundedAmount } from './records-store.ts'
