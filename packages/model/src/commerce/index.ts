export {
  DEFAULT_DOWNLOAD_LIMITS,
  downloadStates,
  type DownloadState,
  MAX_DOWNLOAD_DAYS,
  MAX_DOWNLOADS,
  MAX_PRODUCT_FILES,
} from './download.ts'
export {
  type BillingPeriodUnit,
  billingPeriodUnits,
  MONTHS_PER_YEAR,
  WEEKS_PER_YEAR,
} from './billing-period.ts'
export { carriers, getTrackingUrl } from './carrier.ts'
export {
  checkGift,
  type Gift,
  giftCardFields,
  MAX_GIFT_MESSAGE,
  MAX_GIFT_NAME,
  readGift,
} from './gift-card.ts'
export {
  createChooseOptionsMessage,
  getEntryError,
  MAX_QUANTITY,
  type QuantityError,
  validateQuantity,
} from './cart.ts'
export { cartEvents } from './cart-event.ts'
export {
  type AddressField,
  addressFields,
  MAX_CHECKOUT_FIELD,
  requiredAddressFields,
  computeAddressErrors,
  MAX_SAVED_ADDRESSES,
  type TypedAddress,
} from './checkout.ts'
export { type CustomField, customFieldLimits, findRepeatedNames } from './custom-field.ts'
export { type DonationBounds, resolveDonationBounds, MAX_DONATION_MINOR } from './donation.ts'
export {
  abandonedCartBases,
  getRestockTexts,
  MAX_ABANDONED_CART_CENTS,
  MAX_ABANDONED_CART_HOURS,
  MAX_LOW_STOCK,
  staffMerchandising,
  type Merchandising,
  MAX_REVIEW_REQUEST_DAYS,
  merchandisingDefaults,
  relatedProductsOrderings,
  reviewDisplayScopes,
  scarcityMessageTypes,
} from './merchandising.ts'
export { formatPillCount } from './pill.ts'
export {
  hasFormFieldProperty,
  MAX_PRODUCT_FORM_FIELDS,
  MAX_PRODUCT_FORM_OPTIONS,
  MAX_PRODUCT_FORMS,
  type ProductFormFieldType,
  productFormFieldTypes,
} from './product-form.ts'
export { type PlanFeature, planFeatures } from './plan-feature.ts'
export {
  isOnSale,
  isSoldOut,
  isStockUnlimited,
  type ProductType,
  productTypeCodes,
  toProductType,
  type Stock,
} from './product.ts'
export {
  type AppliedDiscount,
  type CartDiscount,
  type DiscountPart,
  type DiscountReason,
  type DiscountRule,
  type DiscountState,
  type RejectedDiscount,
} from './discount.ts'
export { type PricedEntry, type Quote, computeQuote, type QuotedLine } from './quote.ts'
export {
  computeBusinessErrors,
  isReverseCharged,
  type TypedBusiness,
  type VatSettings,
} from './taxes/reverse-charge.ts'
export { formatTax, formatTaxPlace } from './taxes/format-tax.ts'
export { findTaxClass, STANDARD_TAX_CLASS, toTaxClassKey } from './taxes/tax-class.ts'
export {
  pickRates,
  pickShippingRates,
  removeIncludedTax,
  type TaxAmount,
  type TaxRate,
  type TaxSource,
} from './taxes/tax-rates.ts'
export {
  findPostalCode,
  isPostalCodeEntry,
  MAX_POSTAL_CODE_ENTRIES,
  MAX_POSTAL_CODE_ENTRY,
  MAX_STORE_POSTAL_CODE_ENTRIES,
  splitPostalCodes,
} from './taxes/postal-codes.ts'
export { selectTaxRates, type StoreTaxRate, type TaxLocation } from './taxes/select-rates.ts'
export { splitMinor } from './split.ts'
export { computeUntaxedQuote } from './taxes/untaxed-quote.ts'
export { parseVatId, type VatId } from './taxes/vat-id.ts'
export {
  computeShippingPrice,
  findShippingZone,
  isRateOffered,
  type Parcel,
  type ShippingKind,
  shippingKinds,
  type ShippingRule,
  type ShippingZone,
} from './shipping.ts'
export {
  type Choice,
  getChosenVariant,
  isInStock,
  type OptionedVariant,
  getUnselectedOptions,
  type ValueState,
  getValueState,
  colorOptionNames,
  isColorOption,
} from './variant.ts'
export {
  type OptionText,
  type ValueText,
  translateOptionNames,
  translateOptionValues,
} from './option-texts.ts'
export {
  createInstallmentBadge,
  getInstallmentOffer,
  getInstallmentText,
  INSTALLMENT_COUNT,
  type InstallmentBadge,
  type InstallmentOffer,
  installmentOffers,
  type InstallmentTexts,
  listInstallmentLocales,
} from './installments.ts'
export { VARIANT_CHOSEN } from './variant-event.ts'
export {
  SHOP_EVENT_ATTRIBUTE,
  type ShopAddition,
  type ShopEvent,
  type ShopEventDetails,
  PURCHASE_STORAGE_PREFIX,
  shopEvents,
  type ShopOrder,
  type ShopProduct,
} from './shop-event.ts'
export {
  addDays,
  countDays,
  getSalesStep,
  isSalesRange,
  listSteps,
  MAX_SALES_DAYS,
  type SalesRangeStep,
} from './sales-range.ts'
export {
  type BillingPeriod,
  computeCycleAt,
  computeRetryAt,
  findNextCycle,
  getSubscriptionActions,
  isPlanComplete,
  isSubscribableType,
  MAX_BILLING_CYCLES,
  MAX_BILLING_PERIOD,
  PAYMENT_RETRY_DAYS,
  type SubscriptionAction,
  subscriptionActions,
  type SubscriptionPlan,
  type SubscriptionState,
  type SubscriptionStatus,
  subscriptionStatuses,
  subscriptionViews,
} from './subscription.ts'
export {
  isReplayPeriod,
  MAX_REPLAY_DAYS,
  MAX_REPLAYS,
  MAX_WEBHOOKS,
  WEBHOOK_ATTEMPTS,
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_TEST,
  type WebhookEvent,
  webhookEvents,
} from './webhook.ts'
export { API_KEY_PREFIX, type ApiScope, apiScopes, isApiScope, MAX_API_KEYS } from './api-key.ts'
