/**
 * What a shop says beside its products, and what it lets buyers do with them; the value of each as long
 * as its owner said nothing.
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
  relatedProductsEnabled: false,
  relatedProductsSectionTitle: '',
  relatedProductsOrdering: 'random',
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
  /** A product of which no more than this many are left is scarce. */
  readonly scarcityThreshold: number
  readonly restockNotificationsEnabled: boolean
  readonly restockNotificationsSuccessText: string
  readonly restockNotificationsMailingListSignUpEnabled: boolean
  readonly relatedProductsEnabled: boolean
  readonly relatedProductsSectionTitle: string
  readonly relatedProductsOrdering: (typeof relatedProductsOrderings)[number]
  readonly customSoldOutText: string
  readonly soldOutVariantsDropdownDisabled: boolean
}
