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
  lowStockThreshold: 0,
  lowStockEmailsEnabled: true,
  restockNotificationsEnabled: false,
  restockNotificationsSuccessText: '',
  restockNotificationsMailingListSignUpEnabled: false,
  restockNotificationsMailingListId: '',
  restockNotificationsMailingListOptInByDefault: false,
  restockNotificationsCtaText: '',
  restockNotificationsPlaceholderText: '',
  restockNotificationsButtonText: '',
  restockNotificationsMailingListText: '',
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
  abandonedCartEmailsEnabled: false,
  abandonedCartBasis: 'CONSENT',
  abandonedCartDelayHours: 24,
  abandonedCartSecondDelayHours: 0,
  abandonedCartMinimumCents: 0,
} as const satisfies Readonly<Record<keyof Merchandising, unknown>>

export const scarcityMessageTypes = ['DEFAULT_SCARCITY_MESSAGE', 'CUSTOM_SCARCITY_MESSAGE'] as const

export const relatedProductsOrderings = ['random', 'recently_added'] as const

/** The reviews that product pages show: all, or those of buyers only. */
export const reviewDisplayScopes = ['ALL_REVIEWS', 'VERIFIED_REVIEWS'] as const

/** The longest time between an order and the email that asks for a review, in days. */
export const MAX_REVIEW_REQUEST_DAYS = 90

/** The buyers who get reminders: those who subscribed to the newsletter, or all who typed their address at the checkout. */
export const abandonedCartBases = ['CONSENT', 'LEGITIMATE_INTEREST'] as const

/** The longest time between a cart and a reminder, or between two reminders, in hours. */
export const MAX_ABANDONED_CART_HOURS = 336

/** The highest minimum of a cart that is reminded of, in hundredths of its currency. */
export const MAX_ABANDONED_CART_CENTS = 100_000_000

/** The highest number of units from which stock is low. */
export const MAX_LOW_STOCK = 1_000_000_000

/** The settings that pages do not list: they concern staff alone, or are read where they apply. */
export const staffMerchandising = [
  'lowStockThreshold',
  'lowStockEmailsEnabled',
  'abandonedCartEmailsEnabled',
  'abandonedCartBasis',
  'abandonedCartDelayHours',
  'abandonedCartSecondDelayHours',
  'abandonedCartMinimumCents',
  'productReviewRequestDays',
  'productReviewRequestsEnabled',
  'restockNotificationsMailingListId',
  'restockNotificationsMailingListOptInByDefault',
  'restockNotificationsCtaText',
  'restockNotificationsPlaceholderText',
  'restockNotificationsButtonText',
  'restockNotificationsMailingListText',
] as const satisfies readonly (keyof Merchandising)[]

export interface Merchandising {
  readonly scarcityEnabledOnProductItems: boolean
  readonly scarcityEnabledOnProductBlocks: boolean
  readonly scarcityMessageType: (typeof scarcityMessageTypes)[number]
  readonly scarcityCustomMessage: string
  /** The stock at or below which a product is scarce, in units. */
  readonly scarcityThreshold: number
  /** The number of available units from which stock is low, of products without a number of their own; 0 for none. */
  readonly lowStockThreshold: number
  /** Whether the owner gets an email when an order brings stock down to that number. */
  readonly lowStockEmailsEnabled: boolean
  readonly restockNotificationsEnabled: boolean
  readonly restockNotificationsSuccessText: string
  readonly restockNotificationsMailingListSignUpEnabled: boolean
  /** The id of the mailing list that visitors join who sign up for the newsletter, too; empty for none. */
  readonly restockNotificationsMailingListId: string
  /** Whether the checkbox of the newsletter is checked at first. */
  readonly restockNotificationsMailingListOptInByDefault: boolean
  /** The owner's texts of the form; empty for those of the platform. */
  readonly restockNotificationsCtaText: string
  readonly restockNotificationsPlaceholderText: string
  readonly restockNotificationsButtonText: string
  readonly restockNotificationsMailingListText: string
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
  /** Whether buyers who did not finish get an email about their cart. */
  readonly abandonedCartEmailsEnabled: boolean
  readonly abandonedCartBasis: (typeof abandonedCartBases)[number]
  /** The hours without a change of the cart before the first reminder. */
  readonly abandonedCartDelayHours: number
  /** The hours between the first reminder and the second; 0 for no second one. */
  readonly abandonedCartSecondDelayHours: number
  /** The least subtotal of a cart that is reminded of, in hundredths of its currency. */
  readonly abandonedCartMinimumCents: number
}

/** The messages of the restock form that stand where the owner has no text. */
export type RestockMessageId =
  | 'restockCta'
  | 'restockEmail'
  | 'restockButton'
  | 'restockMailingList'

/**
 * Returns the texts of the restock form: the owner's, or else the platform's in the visitor's language.
 *
 * @see storefront spec §3 "restockNotificationMessages"
 */
export function getRestockTexts(
  settings: Merchandising,
  translate: (id: RestockMessageId) => string,
) {
  return {
    CTAText: settings.restockNotificationsCtaText || translate('restockCta'),
    placeholderText: settings.restockNotificationsPlaceholderText || translate('restockEmail'),
    buttonText: settings.restockNotificationsButtonText || translate('restockButton'),
    mailingListDescription:
      settings.restockNotificationsMailingListText || translate('restockMailingList'),
  }
}
