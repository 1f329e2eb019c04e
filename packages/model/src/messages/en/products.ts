/** Texts of templates and of their formatters: prices, options and states of products. @see compat §5 "localizedStrings" */
export const products = {
  productAddToCartText: 'Add To Cart',
  productSubscribeText: 'Subscribe',
  productQuantityInputLabel: 'Quantity',
  productVariantSelectText: 'Select {variantName}',
  giftCardValueDisplayText: 'Value',
  giftCardVariantSelectText: 'Select Value',
  productQuickViewText: 'Quick View',
  productSoldOutText: 'sold out',
  productSaleText: 'sale',
  productScarcityText: 'Only {qtyInStock} left in stock',
  salePriceText: 'Sale Price:',
  originalPriceText: 'Original Price:',
  productLowestPriceText: 'Lowest price in the last 30 days: {price}',
  productSummaryFormNoAnswerText: 'N/A',
  productAnswerMapStronglyDisagree: 'Strongly Disagree',
  productAnswerMapDisagree: 'Disagree',
  productAnswerMapNeutral: 'Neutral',
  productAnswerMapAgree: 'Agree',
  productAnswerStronglyAgree: 'Strongly Agree',
  productPriceFromText: 'from {fromPrice}',
  productPriceFromMonthlyText: {
    one: 'from {fromPrice} every month',
    other: 'from {fromPrice} every {billingPeriodValue} months',
  },
  productPriceFromWeeklyText: {
    one: 'from {fromPrice} every week',
    other: 'from {fromPrice} every {billingPeriodValue} weeks',
  },
  productPricePerMonth: {
    one: '{price} every month',
    other: '{price} every {billingPeriodValue} months',
  },
  productPricePerWeek: {
    one: '{price} every week',
    other: '{price} every {billingPeriodValue} weeks',
  },
  productPrice__singlePrice__1Weekly__indefinite: '{price} every week',
  productPrice__singlePrice__1Weekly__limited__1Months: '{price} every week for 1 month',
  productPrice__singlePrice__1Weekly__limited__1Years: '{price} every week for 1 year',
  productPrice__singlePrice__1Weekly__limited__nWeeks: '{price} every week for {duration} weeks',
  productPrice__singlePrice__1Weekly__limited__nMonths: '{price} every week for {duration} months',
  productPrice__singlePrice__1Weekly__limited__nYears: '{price} every week for {duration} years',
  productPrice__singlePrice__1Monthly__indefinite: '{price} every month',
  productPrice__singlePrice__1Monthly__limited__1Years: '{price} every month for 1 year',
  productPrice__singlePrice__1Monthly__limited__nMonths:
    '{price} every month for {duration} months',
  productPrice__singlePrice__1Monthly__limited__nYears: '{price} every month for {duration} years',
  productPrice__singlePrice__nWeekly__indefinite: '{price} every {billingPeriodValue} weeks',
  productPrice__singlePrice__nWeekly__limited__1Months:
    '{price} every {billingPeriodValue} weeks for 1 month',
  productPrice__singlePrice__nWeekly__limited__1Years:
    '{price} every {billingPeriodValue} weeks for 1 year',
  productPrice__singlePrice__nWeekly__limited__nWeeks:
    '{price} every {billingPeriodValue} weeks for {duration} weeks',
  productPrice__singlePrice__nWeekly__limited__nMonths:
    '{price} every {billingPeriodValue} weeks for {duration} months',
  productPrice__singlePrice__nWeekly__limited__nYears:
    '{price} every {billingPeriodValue} weeks for {duration} years',
  productPrice__singlePrice__nMonthly__indefinite: '{price} every {billingPeriodValue} months',
  productPrice__singlePrice__nMonthly__limited__1Years:
    '{price} every {billingPeriodValue} months for 1 year',
  productPrice__singlePrice__nMonthly__limited__nMonths:
    '{price} every {billingPeriodValue} months for {duration} months',
  productPrice__singlePrice__nMonthly__limited__nYears:
    '{price} every {billingPeriodValue} months for {duration} years',
  productPrice__multiplePrices__1Weekly__indefinite: 'from {price} every week',
  productPrice__multiplePrices__1Weekly__limited__1Months: 'from {price} every week for 1 month',
  productPrice__multiplePrices__1Weekly__limited__1Years: 'from {price} every week for 1 year',
  productPrice__multiplePrices__1Weekly__limited__nWeeks:
    'from {price} every week for {duration} weeks',
  productPrice__multiplePrices__1Weekly__limited__nMonths:
    'from {price} every week for {duration} months',
  productPrice__multiplePrices__1Weekly__limited__nYears:
    'from {price} every week for {duration} years',
  productPrice__multiplePrices__1Monthly__indefinite: 'from {price} every month',
  productPrice__multiplePrices__1Monthly__limited__1Years: 'from {price} every month for 1 year',
  productPrice__multiplePrices__1Monthly__limited__nMonths:
    'from {price} every month for {duration} months',
  productPrice__multiplePrices__1Monthly__limited__nYears:
    'from {price} every month for {duration} years',
  productPrice__multiplePrices__nWeekly__indefinite:
    'from {price} every {billingPeriodValue} weeks',
  productPrice__multiplePrices__nWeekly__limited__1Months:
    'from {price} every {billingPeriodValue} weeks for 1 month',
  productPrice__multiplePrices__nWeekly__limited__1Years:
    'from {price} every {billingPeriodValue} weeks for 1 year',
  productPrice__multiplePrices__nWeekly__limited__nWeeks:
    'from {price} every {billingPeriodValue} weeks for {duration} weeks',
  productPrice__multiplePrices__nWeekly__limited__nMonths:
    'from {price} every {billingPeriodValue} weeks for {duration} months',
  productPrice__multiplePrices__nWeekly__limited__nYears:
    'from {price} every {billingPeriodValue} weeks for {duration} years',
  productPrice__multiplePrices__nMonthly__indefinite:
    'from {price} every {billingPeriodValue} months',
  productPrice__multiplePrices__nMonthly__limited__1Years:
    'from {price} every {billingPeriodValue} months for 1 year',
  productPrice__multiplePrices__nMonthly__limited__nMonths:
    'from {price} every {billingPeriodValue} months for {duration} months',
  productPrice__multiplePrices__nMonthly__limited__nYears:
    'from {price} every {billingPeriodValue} months for {duration} years',
  productPriceUnavailable: 'Unavailable',
  relatedProductsDefaultTitle: 'You Might Also Like',
} as const
