import type { products as english } from '../en/products.ts'
import type { Translated } from '../message.ts'

export const products = {
  productAddToCartText: 'הוספה לסל',
  productSubscribeText: 'הרשמה למינוי',
  productQuantityInputLabel: 'כמות',
  productVariantSelectText: 'בחירת {variantName}',
  giftCardValueDisplayText: 'ערך',
  giftCardVariantSelectText: 'בחירת ערך',
  productQuickViewText: 'הצצה מהירה',
  productSoldOutText: 'אזל',
  productSaleText: 'מבצע',
  productScarcityText: 'נותרו רק {qtyInStock} במלאי',
  salePriceText: 'מחיר מבצע:',
  originalPriceText: 'מחיר מקורי:',
  productLowestPriceText: 'המחיר הנמוך ביותר ב־30 הימים האחרונים: {price}',
  productSummaryFormNoAnswerText: 'אין תשובה',
  productAnswerMapStronglyDisagree: 'מאוד לא מסכים',
  productAnswerMapDisagree: 'לא מסכים',
  productAnswerMapNeutral: 'ניטרלי',
  productAnswerMapAgree: 'מסכים',
  productAnswerStronglyAgree: 'מסכים מאוד',
  productPriceFromText: 'החל מ־{fromPrice}',
  productPriceFromMonthlyText: {
    one: 'החל מ־{fromPrice} בכל חודש',
    two: 'החל מ־{fromPrice} בכל חודשיים',
    other: 'החל מ־{fromPrice} בכל {billingPeriodValue} חודשים',
  },
  productPriceFromWeeklyText: {
    one: 'החל מ־{fromPrice} בכל שבוע',
    two: 'החל מ־{fromPrice} בכל שבועיים',
    other: 'החל מ־{fromPrice} בכל {billingPeriodValue} שבועות',
  },
  productPricePerMonth: {
    one: '{price} בכל חודש',
    two: '{price} בכל חודשיים',
    other: '{price} בכל {billingPeriodValue} חודשים',
  },
  productPricePerWeek: {
    one: '{price} בכל שבוע',
    two: '{price} בכל שבועיים',
    other: '{price} בכל {billingPeriodValue} שבועות',
  },
  productPrice__singlePrice__1Weekly__indefinite: '{price} בכל שבוע',
  productPrice__singlePrice__1Weekly__limited__1Months: '{price} בכל שבוע למשך חודש',
  productPrice__singlePrice__1Weekly__limited__1Years: '{price} בכל שבוע למשך שנה',
  productPrice__singlePrice__1Weekly__limited__nWeeks: '{price} בכל שבוע למשך {duration} שבועות',
  productPrice__singlePrice__1Weekly__limited__nMonths: '{price} בכל שבוע למשך {duration} חודשים',
  productPrice__singlePrice__1Weekly__limited__nYears: '{price} בכל שבוע למשך {duration} שנים',
  productPrice__singlePrice__1Monthly__indefinite: '{price} בכל חודש',
  productPrice__singlePrice__1Monthly__limited__1Years: '{price} בכל חודש למשך שנה',
  productPrice__singlePrice__1Monthly__limited__nMonths: '{price} בכל חודש למשך {duration} חודשים',
  productPrice__singlePrice__1Monthly__limited__nYears: '{price} בכל חודש למשך {duration} שנים',
  productPrice__singlePrice__nWeekly__indefinite: '{price} בכל {billingPeriodValue} שבועות',
  productPrice__singlePrice__nWeekly__limited__1Months:
    '{price} בכל {billingPeriodValue} שבועות למשך חודש',
  productPrice__singlePrice__nWeekly__limited__1Years:
    '{price} בכל {billingPeriodValue} שבועות למשך שנה',
  productPrice__singlePrice__nWeekly__limited__nWeeks:
    '{price} בכל {billingPeriodValue} שבועות למשך {duration} שבועות',
  productPrice__singlePrice__nWeekly__limited__nMonths:
    '{price} בכל {billingPeriodValue} שבועות למשך {duration} חודשים',
  productPrice__singlePrice__nWeekly__limited__nYears:
    '{price} בכל {billingPeriodValue} שבועות למשך {duration} שנים',
  productPrice__singlePrice__nMonthly__indefinite: '{price} בכל {billingPeriodValue} חודשים',
  productPrice__singlePrice__nMonthly__limited__1Years:
    '{price} בכל {billingPeriodValue} חודשים למשך שנה',
  productPrice__singlePrice__nMonthly__limited__nMonths:
    '{price} בכל {billingPeriodValue} חודשים למשך {duration} חודשים',
  productPrice__singlePrice__nMonthly__limited__nYears:
    '{price} בכל {billingPeriodValue} חודשים למשך {duration} שנים',
  productPrice__multiplePrices__1Weekly__indefinite: 'החל מ־{price} בכל שבוע',
  productPrice__multiplePrices__1Weekly__limited__1Months: 'החל מ־{price} בכל שבוע למשך חודש',
  productPrice__multiplePrices__1Weekly__limited__1Years: 'החל מ־{price} בכל שבוע למשך שנה',
  productPrice__multiplePrices__1Weekly__limited__nWeeks:
    'החל מ־{price} בכל שבוע למשך {duration} שבועות',
  productPrice__multiplePrices__1Weekly__limited__nMonths:
    'החל מ־{price} בכל שבוע למשך {duration} חודשים',
  productPrice__multiplePrices__1Weekly__limited__nYears:
    'החל מ־{price} בכל שבוע למשך {duration} שנים',
  productPrice__multiplePrices__1Monthly__indefinite: 'החל מ־{price} בכל חודש',
  productPrice__multiplePrices__1Monthly__limited__1Years: 'החל מ־{price} בכל חודש למשך שנה',
  productPrice__multiplePrices__1Monthly__limited__nMonths:
    'החל מ־{price} בכל חודש למשך {duration} חודשים',
  productPrice__multiplePrices__1Monthly__limited__nYears:
    'החל מ־{price} בכל חודש למשך {duration} שנים',
  productPrice__multiplePrices__nWeekly__indefinite:
    'החל מ־{price} בכל {billingPeriodValue} שבועות',
  productPrice__multiplePrices__nWeekly__limited__1Months:
    'החל מ־{price} בכל {billingPeriodValue} שבועות למשך חודש',
  productPrice__multiplePrices__nWeekly__limited__1Years:
    'החל מ־{price} בכל {billingPeriodValue} שבועות למשך שנה',
  productPrice__multiplePrices__nWeekly__limited__nWeeks:
    'החל מ־{price} בכל {billingPeriodValue} שבועות למשך {duration} שבועות',
  productPrice__multiplePrices__nWeekly__limited__nMonths:
    'החל מ־{price} בכל {billingPeriodValue} שבועות למשך {duration} חודשים',
  productPrice__multiplePrices__nWeekly__limited__nYears:
    'החל מ־{price} בכל {billingPeriodValue} שבועות למשך {duration} שנים',
  productPrice__multiplePrices__nMonthly__indefinite:
    'החל מ־{price} בכל {billingPeriodValue} חודשים',
  productPrice__multiplePrices__nMonthly__limited__1Years:
    'החל מ־{price} בכל {billingPeriodValue} חודשים למשך שנה',
  productPrice__multiplePrices__nMonthly__limited__nMonths:
    'החל מ־{price} בכל {billingPeriodValue} חודשים למשך {duration} חודשים',
  productPrice__multiplePrices__nMonthly__limited__nYears:
    'החל מ־{price} בכל {billingPeriodValue} חודשים למשך {duration} שנים',
  productPriceUnavailable: 'לא זמין',
  relatedProductsDefaultTitle: 'אולי יעניין אותך גם',
} satisfies Translated<typeof english>
