import {
  abandonedCartBases,
  MAX_ABANDONED_CART_CENTS,
  MAX_ABANDONED_CART_HOURS,
  MAX_REVIEW_REQUEST_DAYS,
  relatedProductsOrderings,
  reviewDisplayScopes,
  scarcityMessageTypes,
} from '@vitrine/model'
import * as z from 'zod/mini'
import { enumeration, integer, MAX_TEXT, text } from './format-values.ts'

/** The merchandising settings that differ from the defaults. */
export const merchandisingSchema = z.partial(
  z.strictObject({
    scarcityEnabledOnProductItems: z.boolean(),
    scarcityEnabledOnProductBlocks: z.boolean(),
    scarcityMessageType: enumeration(scarcityMessageTypes),
    scarcityCustomMessage: text(MAX_TEXT),
    scarcityThreshold: integer(0),
    restockNotificationsEnabled: z.boolean(),
    restockNotificationsSuccessText: text(MAX_TEXT),
    restockNotificationsMailingListSignUpEnabled: z.boolean(),
    displayNativeProductReviewsEnabled: z.boolean(),
    displayImportedProductReviewsEnabled: z.boolean(),
    productReviewsDisplayScope: enumeration(reviewDisplayScopes),
    hasOptedToCollectNativeReviews: z.boolean(),
    productReviewsMerchantEmailEnabled: z.boolean(),
    productReviewsModerationEnabled: z.boolean(),
    productReviewRequestsEnabled: z.boolean(),
    productReviewRequestDays: integer(1, MAX_REVIEW_REQUEST_DAYS),
    productReviewsKillSwitchEnabled: z.boolean(),
    relatedProductsEnabled: z.boolean(),
    relatedProductsSectionTitle: text(MAX_TEXT),
    relatedProductsOrdering: enumeration(relatedProductsOrderings),
    lowestPriceEnabled: z.boolean(),
    customSoldOutText: text(MAX_TEXT),
    soldOutVariantsDropdownDisabled: z.boolean(),
    productQuickViewEnabled: z.boolean(),
    abandonedCartEmailsEnabled: z.boolean(),
    abandonedCartBasis: enumeration(abandonedCartBases),
    abandonedCartDelayHours: integer(1, MAX_ABANDONED_CART_HOURS),
    abandonedCartSecondDelayHours: integer(0, MAX_ABANDONED_CART_HOURS),
    abandonedCartMinimumCents: integer(0, MAX_ABANDONED_CART_CENTS),
  }),
)
