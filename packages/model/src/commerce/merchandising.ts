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
  relatedProductsEnabled: true,
  relatedProductsSectionTitle: '',
  relatedProductsOrdering: 'recently_added',
  lowestPriceEnabled: false,
  customSoldOutText: '',
  soldOutVariantsDropdownDisabled: false,
} as const satisfies Readonly<Record<keyof Merchandising, unknown>>

export const scarcityMessageTypes = ['DEFAULT_SCARCITY_MESSAGE', 'CUSTOM_SCARCITY_MESSAGE'] as const

export const relatedProductsOrderings = ['random', 'recently_added'] as const

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
  readonly relatedProductsEnabled: boolean
  readonly relatedProductsSectionTitle: string
  readonly relatedProductsOrdering: (typeof relatedProductsOrderings)[number]
  /** Whether a sale price stands beside the lowest price of the 30 days before it. */
  readonly lowestPriceEnabled: boolean
  readonly customSoldOutText: string
  readonly soldOutVariantsDropdownDisabled: boolean
}
