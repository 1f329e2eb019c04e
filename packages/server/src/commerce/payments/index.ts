export { paymentErrors } from './errors.ts'
export { factFrom, factJson } from './fact-json.ts'
export { fold, type Payment } from './fold.ts'
export { giftCardDigest, newGiftCardCode, plainCode } from './gift-card-code.ts'
export { type Fact, factOf, type Intent, type Provider } from './provider.ts'
export { providerNamed } from './providers.ts'
export { SIGNATURE_HEADER } from './signature.ts'
export {
  cardsWithBalance,
  giftCardByDigest,
  markInboundEvent,
  nameAtProvider,
  openInboundEvents,
  orderOfPayment,
  paymentsOf,
  putGiftCard,
  putGiftCardEntry,
  putInboundEvent,
  releaseGiftCards,
  savePayment,
  voidPayments,
} from './store.ts'
export { testEvent, testWebhookSecret } from './test-event.ts'
export { TestProvider } from './test-provider.ts'
