import type { products as english } from '../en/products.ts'
import type { Translated } from '../message.ts'

export const products = {
  productAddToCartText: 'أضف إلى السلة',
  productSubscribeText: 'اشترك',
  productQuantityInputLabel: 'الكمية',
  productVariantSelectText: 'اختر {variantName}',
  giftCardValueDisplayText: 'القيمة',
  giftCardVariantSelectText: 'اختر القيمة',
  productQuickViewText: 'نظرة سريعة',
  productSoldOutText: 'نفد',
  productSaleText: 'تخفيض',
  productScarcityText: 'لم يتبق سوى {qtyInStock} في المخزون',
  salePriceText: 'سعر التخفيض:',
  originalPriceText: 'السعر الأصلي:',
  productLowestPriceText: 'أدنى سعر في آخر 30 يومًا: {price}',
  productSummaryFormNoAnswerText: 'بلا إجابة',
  productAnswerMapStronglyDisagree: 'لا أوافق بشدة',
  productAnswerMapDisagree: 'لا أوافق',
  productAnswerMapNeutral: 'محايد',
  productAnswerMapAgree: 'أوافق',
  productAnswerStronglyAgree: 'أوافق بشدة',
  productPriceFromText: 'من {fromPrice}',
  productPriceFromMonthlyText: {
    zero: 'من {fromPrice} كل {billingPeriodValue} شهر',
    one: 'من {fromPrice} كل شهر',
    two: 'من {fromPrice} كل شهرين',
    few: 'من {fromPrice} كل {billingPeriodValue} أشهر',
    many: 'من {fromPrice} كل {billingPeriodValue} شهرًا',
    other: 'من {fromPrice} كل {billingPeriodValue} شهر',
  },
  productPriceFromWeeklyText: {
    zero: 'من {fromPrice} كل {billingPeriodValue} أسبوع',
    one: 'من {fromPrice} كل أسبوع',
    two: 'من {fromPrice} كل أسبوعين',
    few: 'من {fromPrice} كل {billingPeriodValue} أسابيع',
    many: 'من {fromPrice} كل {billingPeriodValue} أسبوعًا',
    other: 'من {fromPrice} كل {billingPeriodValue} أسبوع',
  },
  productPricePerMonth: {
    zero: '{price} كل {billingPeriodValue} شهر',
    one: '{price} كل شهر',
    two: '{price} كل شهرين',
    few: '{price} كل {billingPeriodValue} أشهر',
    many: '{price} كل {billingPeriodValue} شهرًا',
    other: '{price} كل {billingPeriodValue} شهر',
  },
  productPricePerWeek: {
    zero: '{price} كل {billingPeriodValue} أسبوع',
    one: '{price} كل أسبوع',
    two: '{price} كل أسبوعين',
    few: '{price} كل {billingPeriodValue} أسابيع',
    many: '{price} كل {billingPeriodValue} أسبوعًا',
    other: '{price} كل {billingPeriodValue} أسبوع',
  },
  productPrice__singlePrice__1Weekly__indefinite: '{price} كل أسبوع',
  productPrice__singlePrice__1Weekly__limited__1Months: '{price} كل أسبوع لمدة شهر',
  productPrice__singlePrice__1Weekly__limited__1Years: '{price} كل أسبوع لمدة سنة',
  productPrice__singlePrice__1Weekly__limited__nWeeks: '{price} كل أسبوع لمدة {duration} أسابيع',
  productPrice__singlePrice__1Weekly__limited__nMonths: '{price} كل أسبوع لمدة {duration} أشهر',
  productPrice__singlePrice__1Weekly__limited__nYears: '{price} كل أسبوع لمدة {duration} سنوات',
  productPrice__singlePrice__1Monthly__indefinite: '{price} كل شهر',
  productPrice__singlePrice__1Monthly__limited__1Years: '{price} كل شهر لمدة سنة',
  productPrice__singlePrice__1Monthly__limited__nMonths: '{price} كل شهر لمدة {duration} أشهر',
  productPrice__singlePrice__1Monthly__limited__nYears: '{price} كل شهر لمدة {duration} سنوات',
  productPrice__singlePrice__nWeekly__indefinite: '{price} كل {billingPeriodValue} أسابيع',
  productPrice__singlePrice__nWeekly__limited__1Months:
    '{price} كل {billingPeriodValue} أسابيع لمدة شهر',
  productPrice__singlePrice__nWeekly__limited__1Years:
    '{price} كل {billingPeriodValue} أسابيع لمدة سنة',
  productPrice__singlePrice__nWeekly__limited__nWeeks:
    '{price} كل {billingPeriodValue} أسابيع لمدة {duration} أسابيع',
  productPrice__singlePrice__nWeekly__limited__nMonths:
    '{price} كل {billingPeriodValue} أسابيع لمدة {duration} أشهر',
  productPrice__singlePrice__nWeekly__limited__nYears:
    '{price} كل {billingPeriodValue} أسابيع لمدة {duration} سنوات',
  productPrice__singlePrice__nMonthly__indefinite: '{price} كل {billingPeriodValue} أشهر',
  productPrice__singlePrice__nMonthly__limited__1Years:
    '{price} كل {billingPeriodValue} أشهر لمدة سنة',
  productPrice__singlePrice__nMonthly__limited__nMonths:
    '{price} كل {billingPeriodValue} أشهر لمدة {duration} أشهر',
  productPrice__singlePrice__nMonthly__limited__nYears:
    '{price} كل {billingPeriodValue} أشهر لمدة {duration} سنوات',
  productPrice__multiplePrices__1Weekly__indefinite: 'من {price} كل أسبوع',
  productPrice__multiplePrices__1Weekly__limited__1Months: 'من {price} كل أسبوع لمدة شهر',
  productPrice__multiplePrices__1Weekly__limited__1Years: 'من {price} كل أسبوع لمدة سنة',
  productPrice__multiplePrices__1Weekly__limited__nWeeks:
    'من {price} كل أسبوع لمدة {duration} أسابيع',
  productPrice__multiplePrices__1Weekly__limited__nMonths:
    'من {price} كل أسبوع لمدة {duration} أشهر',
  productPrice__multiplePrices__1Weekly__limited__nYears:
    'من {price} كل أسبوع لمدة {duration} سنوات',
  productPrice__multiplePrices__1Monthly__indefinite: 'من {price} كل شهر',
  productPrice__multiplePrices__1Monthly__limited__1Years: 'من {price} كل شهر لمدة سنة',
  productPrice__multiplePrices__1Monthly__limited__nMonths:
    'من {price} كل شهر لمدة {duration} أشهر',
  productPrice__multiplePrices__1Monthly__limited__nYears:
    'من {price} كل شهر لمدة {duration} سنوات',
  productPrice__multiplePrices__nWeekly__indefinite: 'من {price} كل {billingPeriodValue} أسابيع',
  productPrice__multiplePrices__nWeekly__limited__1Months:
    'من {price} كل {billingPeriodValue} أسابيع لمدة شهر',
  productPrice__multiplePrices__nWeekly__limited__1Years:
    'من {price} كل {billingPeriodValue} أسابيع لمدة سنة',
  productPrice__multiplePrices__nWeekly__limited__nWeeks:
    'من {price} كل {billingPeriodValue} أسابيع لمدة {duration} أسابيع',
  productPrice__multiplePrices__nWeekly__limited__nMonths:
    'من {price} كل {billingPeriodValue} أسابيع لمدة {duration} أشهر',
  productPrice__multiplePrices__nWeekly__limited__nYears:
    'من {price} كل {billingPeriodValue} أسابيع لمدة {duration} سنوات',
  productPrice__multiplePrices__nMonthly__indefinite: 'من {price} كل {billingPeriodValue} أشهر',
  productPrice__multiplePrices__nMonthly__limited__1Years:
    'من {price} كل {billingPeriodValue} أشهر لمدة سنة',
  productPrice__multiplePrices__nMonthly__limited__nMonths:
    'من {price} كل {billingPeriodValue} أشهر لمدة {duration} أشهر',
  productPrice__multiplePrices__nMonthly__limited__nYears:
    'من {price} كل {billingPeriodValue} أشهر لمدة {duration} سنوات',
  productPriceUnavailable: 'غير متوفر',
  relatedProductsDefaultTitle: 'قد يعجبك أيضًا',
} satisfies Translated<typeof english>
