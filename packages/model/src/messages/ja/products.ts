import type { products as english } from '../en/products.ts'
import type { Translated } from '../message.ts'

export const products = {
  productAddToCartText: 'カートに追加',
  productSubscribeText: '定期購入',
  productQuantityInputLabel: '数量',
  productVariantSelectText: '{variantName}を選択',
  giftCardValueDisplayText: '金額',
  giftCardVariantSelectText: '金額を選択',
  productQuickViewText: 'クイックビュー',
  productSoldOutText: '売り切れ',
  productSaleText: 'セール',
  productScarcityText: '残り{qtyInStock}点',
  salePriceText: 'セール価格：',
  originalPriceText: '通常価格：',
  productLowestPriceText: '過去30日間の最低価格：{price}',
  productSummaryFormNoAnswerText: '回答なし',
  productAnswerMapStronglyDisagree: 'まったくそう思わない',
  productAnswerMapDisagree: 'そう思わない',
  productAnswerMapNeutral: 'どちらともいえない',
  productAnswerMapAgree: 'そう思う',
  productAnswerStronglyAgree: 'とてもそう思う',
  productPriceFromText: '{fromPrice}から',
  productPriceFromMonthlyText: { other: '{billingPeriodValue}か月ごとに{fromPrice}から' },
  productPriceFromWeeklyText: { other: '{billingPeriodValue}週間ごとに{fromPrice}から' },
  productPricePerMonth: { other: '{billingPeriodValue}か月ごとに{price}' },
  productPricePerWeek: { other: '{billingPeriodValue}週間ごとに{price}' },
  productPrice__singlePrice__1Weekly__indefinite: '毎週{price}',
  productPrice__singlePrice__1Weekly__limited__1Months: '1か月間、毎週{price}',
  productPrice__singlePrice__1Weekly__limited__1Years: '1年間、毎週{price}',
  productPrice__singlePrice__1Weekly__limited__nWeeks: '{duration}週間、毎週{price}',
  productPrice__singlePrice__1Weekly__limited__nMonths: '{duration}か月間、毎週{price}',
  productPrice__singlePrice__1Weekly__limited__nYears: '{duration}年間、毎週{price}',
  productPrice__singlePrice__1Monthly__indefinite: '毎月{price}',
  productPrice__singlePrice__1Monthly__limited__1Years: '1年間、毎月{price}',
  productPrice__singlePrice__1Monthly__limited__nMonths: '{duration}か月間、毎月{price}',
  productPrice__singlePrice__1Monthly__limited__nYears: '{duration}年間、毎月{price}',
  productPrice__singlePrice__nWeekly__indefinite: '{billingPeriodValue}週間ごとに{price}',
  productPrice__singlePrice__nWeekly__limited__1Months:
    '1か月間、{billingPeriodValue}週間ごとに{price}',
  productPrice__singlePrice__nWeekly__limited__1Years:
    '1年間、{billingPeriodValue}週間ごとに{price}',
  productPrice__singlePrice__nWeekly__limited__nWeeks:
    '{duration}週間、{billingPeriodValue}週間ごとに{price}',
  productPrice__singlePrice__nWeekly__limited__nMonths:
    '{duration}か月間、{billingPeriodValue}週間ごとに{price}',
  productPrice__singlePrice__nWeekly__limited__nYears:
    '{duration}年間、{billingPeriodValue}週間ごとに{price}',
  productPrice__singlePrice__nMonthly__indefinite: '{billingPeriodValue}か月ごとに{price}',
  productPrice__singlePrice__nMonthly__limited__1Years:
    '1年間、{billingPeriodValue}か月ごとに{price}',
  productPrice__singlePrice__nMonthly__limited__nMonths:
    '{duration}か月間、{billingPeriodValue}か月ごとに{price}',
  productPrice__singlePrice__nMonthly__limited__nYears:
    '{duration}年間、{billingPeriodValue}か月ごとに{price}',
  productPrice__multiplePrices__1Weekly__indefinite: '毎週{price}から',
  productPrice__multiplePrices__1Weekly__limited__1Months: '1か月間、毎週{price}から',
  productPrice__multiplePrices__1Weekly__limited__1Years: '1年間、毎週{price}から',
  productPrice__multiplePrices__1Weekly__limited__nWeeks: '{duration}週間、毎週{price}から',
  productPrice__multiplePrices__1Weekly__limited__nMonths: '{duration}か月間、毎週{price}から',
  productPrice__multiplePrices__1Weekly__limited__nYears: '{duration}年間、毎週{price}から',
  productPrice__multiplePrices__1Monthly__indefinite: '毎月{price}から',
  productPrice__multiplePrices__1Monthly__limited__1Years: '1年間、毎月{price}から',
  productPrice__multiplePrices__1Monthly__limited__nMonths: '{duration}か月間、毎月{price}から',
  productPrice__multiplePrices__1Monthly__limited__nYears: '{duration}年間、毎月{price}から',
  productPrice__multiplePrices__nWeekly__indefinite: '{billingPeriodValue}週間ごとに{price}から',
  productPrice__multiplePrices__nWeekly__limited__1Months:
    '1か月間、{billingPeriodValue}週間ごとに{price}から',
  productPrice__multiplePrices__nWeekly__limited__1Years:
    '1年間、{billingPeriodValue}週間ごとに{price}から',
  productPrice__multiplePrices__nWeekly__limited__nWeeks:
    '{duration}週間、{billingPeriodValue}週間ごとに{price}から',
  productPrice__multiplePrices__nWeekly__limited__nMonths:
    '{duration}か月間、{billingPeriodValue}週間ごとに{price}から',
  productPrice__multiplePrices__nWeekly__limited__nYears:
    '{duration}年間、{billingPeriodValue}週間ごとに{price}から',
  productPrice__multiplePrices__nMonthly__indefinite: '{billingPeriodValue}か月ごとに{price}から',
  productPrice__multiplePrices__nMonthly__limited__1Years:
    '1年間、{billingPeriodValue}か月ごとに{price}から',
  productPrice__multiplePrices__nMonthly__limited__nMonths:
    '{duration}か月間、{billingPeriodValue}か月ごとに{price}から',
  productPrice__multiplePrices__nMonthly__limited__nYears:
    '{duration}年間、{billingPeriodValue}か月ごとに{price}から',
  productPriceUnavailable: 'ご利用いただけません',
  relatedProductsDefaultTitle: 'こちらもおすすめ',
} satisfies Translated<typeof english>
