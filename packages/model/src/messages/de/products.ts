import type { products as english } from '../en/products.ts'
import type { Translated } from '../message.ts'

export const products = {
  productAddToCartText: 'In den Warenkorb',
  productSubscribeText: 'Abonnieren',
  productQuantityInputLabel: 'Menge',
  productVariantSelectText: '{variantName} wählen',
  giftCardValueDisplayText: 'Wert',
  giftCardVariantSelectText: 'Wert wählen',
  productQuickViewText: 'Schnellansicht',
  productSoldOutText: 'ausverkauft',
  productSaleText: 'Angebot',
  productScarcityText: 'Nur noch {qtyInStock} auf Lager',
  salePriceText: 'Angebotspreis:',
  originalPriceText: 'Ursprünglicher Preis:',
  productLowestPriceText: 'Niedrigster Preis der letzten 30 Tage: {price}',
  productSummaryFormNoAnswerText: 'k. A.',
  productAnswerMapStronglyDisagree: 'Stimme überhaupt nicht zu',
  productAnswerMapDisagree: 'Stimme nicht zu',
  productAnswerMapNeutral: 'Neutral',
  productAnswerMapAgree: 'Stimme zu',
  productAnswerStronglyAgree: 'Stimme voll und ganz zu',
  productPriceFromText: 'ab {fromPrice}',
  productPriceFromMonthlyText: {
    one: 'ab {fromPrice} jeden Monat',
    other: 'ab {fromPrice} alle {billingPeriodValue} Monate',
  },
  productPriceFromWeeklyText: {
    one: 'ab {fromPrice} jede Woche',
    other: 'ab {fromPrice} alle {billingPeriodValue} Wochen',
  },
  productPricePerMonth: {
    one: '{price} jeden Monat',
    other: '{price} alle {billingPeriodValue} Monate',
  },
  productPricePerWeek: {
    one: '{price} jede Woche',
    other: '{price} alle {billingPeriodValue} Wochen',
  },
  productPrice__singlePrice__1Weekly__indefinite: '{price} jede Woche',
  productPrice__singlePrice__1Weekly__limited__1Months: '{price} jede Woche für 1 Monat',
  productPrice__singlePrice__1Weekly__limited__1Years: '{price} jede Woche für 1 Jahr',
  productPrice__singlePrice__1Weekly__limited__nWeeks: '{price} jede Woche für {duration} Wochen',
  productPrice__singlePrice__1Weekly__limited__nMonths: '{price} jede Woche für {duration} Monate',
  productPrice__singlePrice__1Weekly__limited__nYears: '{price} jede Woche für {duration} Jahre',
  productPrice__singlePrice__1Monthly__indefinite: '{price} jeden Monat',
  productPrice__singlePrice__1Monthly__limited__1Years: '{price} jeden Monat für 1 Jahr',
  productPrice__singlePrice__1Monthly__limited__nMonths:
    '{price} jeden Monat für {duration} Monate',
  productPrice__singlePrice__1Monthly__limited__nYears: '{price} jeden Monat für {duration} Jahre',
  productPrice__singlePrice__nWeekly__indefinite: '{price} alle {billingPeriodValue} Wochen',
  productPrice__singlePrice__nWeekly__limited__1Months:
    '{price} alle {billingPeriodValue} Wochen für 1 Monat',
  productPrice__singlePrice__nWeekly__limited__1Years:
    '{price} alle {billingPeriodValue} Wochen für 1 Jahr',
  productPrice__singlePrice__nWeekly__limited__nWeeks:
    '{price} alle {billingPeriodValue} Wochen für {duration} Wochen',
  productPrice__singlePrice__nWeekly__limited__nMonths:
    '{price} alle {billingPeriodValue} Wochen für {duration} Monate',
  productPrice__singlePrice__nWeekly__limited__nYears:
    '{price} alle {billingPeriodValue} Wochen für {duration} Jahre',
  productPrice__singlePrice__nMonthly__indefinite: '{price} alle {billingPeriodValue} Monate',
  productPrice__singlePrice__nMonthly__limited__1Years:
    '{price} alle {billingPeriodValue} Monate für 1 Jahr',
  productPrice__singlePrice__nMonthly__limited__nMonths:
    '{price} alle {billingPeriodValue} Monate für {duration} Monate',
  productPrice__singlePrice__nMonthly__limited__nYears:
    '{price} alle {billingPeriodValue} Monate für {duration} Jahre',
  productPrice__multiplePrices__1Weekly__indefinite: 'ab {price} jede Woche',
  productPrice__multiplePrices__1Weekly__limited__1Months: 'ab {price} jede Woche für 1 Monat',
  productPrice__multiplePrices__1Weekly__limited__1Years: 'ab {price} jede Woche für 1 Jahr',
  productPrice__multiplePrices__1Weekly__limited__nWeeks:
    'ab {price} jede Woche für {duration} Wochen',
  productPrice__multiplePrices__1Weekly__limited__nMonths:
    'ab {price} jede Woche für {duration} Monate',
  productPrice__multiplePrices__1Weekly__limited__nYears:
    'ab {price} jede Woche für {duration} Jahre',
  productPrice__multiplePrices__1Monthly__indefinite: 'ab {price} jeden Monat',
  productPrice__multiplePrices__1Monthly__limited__1Years: 'ab {price} jeden Monat für 1 Jahr',
  productPrice__multiplePrices__1Monthly__limited__nMonths:
    'ab {price} jeden Monat für {duration} Monate',
  productPrice__multiplePrices__1Monthly__limited__nYears:
    'ab {price} jeden Monat für {duration} Jahre',
  productPrice__multiplePrices__nWeekly__indefinite: 'ab {price} alle {billingPeriodValue} Wochen',
  productPrice__multiplePrices__nWeekly__limited__1Months:
    'ab {price} alle {billingPeriodValue} Wochen für 1 Monat',
  productPrice__multiplePrices__nWeekly__limited__1Years:
    'ab {price} alle {billingPeriodValue} Wochen für 1 Jahr',
  productPrice__multiplePrices__nWeekly__limited__nWeeks:
    'ab {price} alle {billingPeriodValue} Wochen für {duration} Wochen',
  productPrice__multiplePrices__nWeekly__limited__nMonths:
    'ab {price} alle {billingPeriodValue} Wochen für {duration} Monate',
  productPrice__multiplePrices__nWeekly__limited__nYears:
    'ab {price} alle {billingPeriodValue} Wochen für {duration} Jahre',
  productPrice__multiplePrices__nMonthly__indefinite: 'ab {price} alle {billingPeriodValue} Monate',
  productPrice__multiplePrices__nMonthly__limited__1Years:
    'ab {price} alle {billingPeriodValue} Monate für 1 Jahr',
  productPrice__multiplePrices__nMonthly__limited__nMonths:
    'ab {price} alle {billingPeriodValue} Monate für {duration} Monate',
  productPrice__multiplePrices__nMonthly__limited__nYears:
    'ab {price} alle {billingPeriodValue} Monate für {duration} Jahre',
  productPriceUnavailable: 'Nicht verfügbar',
  relatedProductsDefaultTitle: 'Das könnte Ihnen auch gefallen',
} satisfies Translated<typeof english>
