import {
  abandonedCartBases,
  MAX_ABANDONED_CART_CENTS,
  MAX_ABANDONED_CART_HOURS,
  MAX_LOW_STOCK,
  MAX_REVIEW_REQUEST_DAYS,
  relatedProductsOrderings,
  reviewDisplayScopes,
  scarcityMessageTypes,
} from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('structure')

/** The merchandising settings of a shop. @see compat §5 "merchandisingSettings" */
export const merchandisingPreferencesSchema = z.object({
  multipleQuantityAllowedForServices: z.boolean(),
  scarcityEnabledOnProductItems: z.boolean(),
  scarcityEnabledOnProductBlocks: z.boolean(),
  scarcityMessageType: z.enum(scarcityMessageTypes),
  scarcityCustomMessage: z.string().max(200),
  scarcityThreshold: z.int().min(1).max(9_999),
  /** The available units from which stock is low, of products without a number of their own; 0 for none. */
  lowStockThreshold: z.int().min(0).max(MAX_LOW_STOCK),
  /** Whether the owner gets an email when an order brings stock down to that number. */
  lowStockEmailsEnabled: z.boolean(),
  restockNotificationsEnabled: z.boolean(),
  restockNotificationsSuccessText: z.string().max(500),
  restockNotificationsMailingListSignUpEnabled: z.boolean(),
  /** The mailing list that these visitors join; empty for none. */
  restockNotificationsMailingListId: z.union([z.uuid(), z.literal('')]),
  /** Whether the checkbox of the newsletter is checked at first. */
  restockNotificationsMailingListOptInByDefault: z.boolean(),
  /** The texts of the form; empty for those of the platform, which are translated. */
  restockNotificationsCtaText: z.string().max(200),
  restockNotificationsPlaceholderText: z.string().max(100),
  restockNotificationsButtonText: z.string().max(100),
  restockNotificationsMailingListText: z.string().max(200),
  displayNativeProductReviewsEnabled: z.boolean(),
  displayImportedProductReviewsEnabled: z.boolean(),
  productReviewsDisplayScope: z.enum(reviewDisplayScopes),
  /** Whether visitors may write reviews. */
  hasOptedToCollectNativeReviews: z.boolean(),
  productReviewsMerchantEmailEnabled: z.boolean(),
  /** Whether reviews are shown only once staff have approved them. */
  productReviewsModerationEnabled: z.boolean(),
  /** Whether buyers get an email that asks for a review, and how many days after the fulfillment. */
  productReviewRequestsEnabled: z.boolean(),
  productReviewRequestDays: z.int().min(1).max(MAX_REVIEW_REQUEST_DAYS),
  /** Whether everything about reviews is hidden at once, with the other settings kept. */
  productReviewsKillSwitchEnabled: z.boolean(),
  relatedProductsEnabled: z.boolean(),
  relatedProductsSectionTitle: z.string().max(200),
  relatedProductsOrdering: z.enum(relatedProductsOrderings),
  /** Whether a sale price is shown with the lowest price of the 30 days before it. */
  lowestPriceEnabled: z.boolean(),
  customSoldOutText: z.string().max(200),
  soldOutVariantsDropdownDisabled: z.boolean(),
  /** Whether visitors can open the products of a list in a dialog. */
  productQuickViewEnabled: z.boolean(),
  /** Whether buyers who did not finish get an email about their cart, and which of them. */
  abandonedCartEmailsEnabled: z.boolean(),
  abandonedCartBasis: z.enum(abandonedCartBases),
  /** The hours before the first reminder, and from it to the second; 0 for no second one. */
  abandonedCartDelayHours: z.int().min(1).max(MAX_ABANDONED_CART_HOURS),
  abandonedCartSecondDelayHours: z.int().min(0).max(MAX_ABANDONED_CART_HOURS),
  /** The least subtotal, in hundredths of the currency. */
  abandonedCartMinimumCents: z.int().min(0).max(MAX_ABANDONED_CART_CENTS),
})

/** The preference schemas by namespace. */
export const commercePreferences = { merchandising: merchandisingPreferencesSchema } as const

const namespaceParams = z.object({ namespace: z.string().max(60) })

export const readCommercePreferences = defineRoute({
  method: 'GET',
  path: '/api/v1/commerce-preferences/{namespace}',
  summary: 'Returns the preferences of a namespace: `merchandising`.',
  access: 'products.read',
  params: namespaceParams,
  replies: { 200: merchandisingPreferencesSchema, 404: problemSchema },
})

export const saveCommercePreferences = defineRoute({
  method: 'PUT',
  path: '/api/v1/commerce-preferences/{namespace}',
  summary: 'Updates the sent preferences; the others stay.',
  access: 'products.write',
  params: namespaceParams,
  body: z
    .strictObject({ websiteId: z.string().max(60), ...merchandisingPreferencesSchema.shape })
    .partial(),
  replies: { 200: merchandisingPreferencesSchema, 404: problemSchema },
})

export type MerchandisingPreferences = z.output<typeof merchandisingPreferencesSchema>
