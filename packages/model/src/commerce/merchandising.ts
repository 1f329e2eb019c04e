/**
 * The default values of the merchandising settings.
 *
 * @see compat §5 "merchandisingSettings"
 */
export const merchandisingDefaults = {
  scarcityEnabledOnProductItems: false,
  scarcityEnabledOnProductBlocks: false,
  scarcityMessageType: 'DEFAULT_SCARCITY_MESSAGE',
  scarcityCustomMessage: '',
  scarcityThreshold: 10,
  restockNotificationsEnabled: false,
  restockNotificationsSuccessText: '',
  restockNotificationsMailingListSignUpEnabled: false,
  displayNativeProductReviewsEnabled: false,
  displayImportedProductReviewsEnabled: false,
  productReviewsDisplayScope: 'ALL_REVIEWS',
  hasOptedToCollectNativeReviews: false,
  productReviewsMerchantEmailEnabled: false,
  productReviewsModerationEnabled: true,
  productReviewRequestsEnabled: false,
  productReviewRequestDays: 14,
  productReviewsKillSwitchEnabled: false,
  relatedProductsEnabled: true,
  relatedProductsSectionTitle: '',
  relatedProductsOrdering: 'recently_added',
  lowestPriceEnabled: false,
  productQuickViewEnabled: true,
  customSoldOutText: '',
  soldOutVariantsDropdownDisabled: false,
} as const satisfies Readonly<Record<keyof Merchandising, unknown>>

export const scarcityMessageTypes = ['DEFAULT_SCARCITY_MESSAGE', 'CUSTOM_SCARCITY_MESSAGE'] as const

export const relatedProductsOrderings = ['random', 'recently_added'] as const

/** The reviews that product pages show: all, or those of buyers only. */
export const reviewDisplayScopes = ['ALL_REVIEWS', 'VERIFIED_REVIEWS'] as const

/** The longest time between an order and the email that asks for a review, in days. */
export const MAX_REVIEW_REQUEST_DAYS = 90

export interface Merchandising {
  readonly scarcityEnabledOnProductItems: boolean
  readonly scarcityEnabledOnProductBlocks: boolean
  readonly scarcityMessageType: (typeof scarcityMessageTypes)[number]
  readonly scarcityCustomMessage: string
  /** The stock at or below which a product is scarce, in units. */
  readonly scarcityThreshold: number
  readonly restockNotificationsEnabled: boolean
  readonly restockNotificationsSuccessText: string
  readonly restockNotificationsMailingListSignUpEnabled: boolean
  readonly displayNativeProductReviewsEnabled: boolean
  readonly displayImportedProductReviewsEnabled: boolean
  readonly productReviewsDisplayScope: (typeof reviewDisplayScopes)[number]
  /** Whether visitors may write reviews. */
  readonly hasOptedToCollectNativeReviews: boolean
  /** Whether the owner gets an email about each new review. */
  readonly productReviewsMerchantEmailEnabled: boolean
  /** Whether reviews are shown only once staff have approved them. */
  readonly productReviewsModerationEnabled: boolean
  /** Whether buyers get an email that asks for a review. */
  readonly productReviewRequestsEnabled: boolean
  /** The days between the fulfillment of an order and that email. */
  readonly productReviewRequestDays: number
  /** Whether everything about reviews is hidden at once, with the other settings kept. */
  readonly productReviewsKillSwitchEnabled: boolean
  readonly relatedProductsEnabled: boolean
  readonly relatedProductsSectionTitle: string
  readonly relatedProductsOrdering: (typeof relatedProductsOrderings)[number]
  /** Whether a sale price stands beside the lowest price of the 30 days before it. */
  readonly lowestPriceEnabled: boolean
  /** Whether visitors can open the products of a list in a dialog. */
  readonly productQuickViewEnabled: boolean
  readonly customSoldOutText: string
  readonly soldOutVariantsDropdownDisabled: boolean
}
