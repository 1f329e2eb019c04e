import type { products as english } from '../en/products.ts'
import type { Translated } from '../message.ts'

export const products = {
  productAddToCartText: 'Ajouter au panier',
  productSubscribeText: 'S’abonner',
  productQuantityInputLabel: 'Quantité',
  productVariantSelectText: 'Choisir : {variantName}',
  giftCardValueDisplayText: 'Valeur',
  giftCardVariantSelectText: 'Choisir une valeur',
  productQuickViewText: 'Aperçu',
  productSoldOutText: 'épuisé',
  productSaleText: 'promo',
  productScarcityText: 'Plus que {qtyInStock} en stock',
  salePriceText: 'Prix promotionnel :',
  originalPriceText: 'Prix d’origine :',
  productLowestPriceText: 'Prix le plus bas des 30 derniers jours : {price}',
  productSummaryFormNoAnswerText: 'Sans réponse',
  productAnswerMapStronglyDisagree: 'Pas du tout d’accord',
  productAnswerMapDisagree: 'Pas d’accord',
  productAnswerMapNeutral: 'Sans avis',
  productAnswerMapAgree: 'D’accord',
  productAnswerStronglyAgree: 'Tout à fait d’accord',
  productPriceFromText: 'à partir de {fromPrice}',
  productPriceFromMonthlyText: {
    one: 'à partir de {fromPrice} par mois',
    many: 'à partir de {fromPrice} tous les {billingPeriodValue} mois',
    other: 'à partir de {fromPrice} tous les {billingPeriodValue} mois',
  },
  productPriceFromWeeklyText: {
    one: 'à partir de {fromPrice} par semaine',
    many: 'à partir de {fromPrice} toutes les {billingPeriodValue} semaines',
    other: 'à partir de {fromPrice} toutes les {billingPeriodValue} semaines',
  },
  productPricePerMonth: {
    one: '{price} par mois',
    many: '{price} tous les {billingPeriodValue} mois',
    other: '{price} tous les {billingPeriodValue} mois',
  },
  productPricePerWeek: {
    one: '{price} par semaine',
    many: '{price} toutes les {billingPeriodValue} semaines',
    other: '{price} toutes les {billingPeriodValue} semaines',
  },
  productPrice__singlePrice__1Weekly__indefinite: '{price} par semaine',
  productPrice__singlePrice__1Weekly__limited__1Months: '{price} par semaine pendant 1 mois',
  productPrice__singlePrice__1Weekly__limited__1Years: '{price} par semaine pendant 1 an',
  productPrice__singlePrice__1Weekly__limited__nWeeks:
    '{price} par semaine pendant {duration} semaines',
  productPrice__singlePrice__1Weekly__limited__nMonths:
    '{price} par semaine pendant {duration} mois',
  productPrice__singlePrice__1Weekly__limited__nYears: '{price} par semaine pendant {duration} ans',
  productPrice__singlePrice__1Monthly__indefinite: '{price} par mois',
  productPrice__singlePrice__1Monthly__limited__1Years: '{price} par mois pendant 1 an',
  productPrice__singlePrice__1Monthly__limited__nMonths: '{price} par mois pendant {duration} mois',
  productPrice__singlePrice__1Monthly__limited__nYears: '{price} par mois pendant {duration} ans',
  productPrice__singlePrice__nWeekly__indefinite:
    '{price} toutes les {billingPeriodValue} semaines',
  productPrice__singlePrice__nWeekly__limited__1Months:
    '{price} toutes les {billingPeriodValue} semaines pendant 1 mois',
  productPrice__singlePrice__nWeekly__limited__1Years:
    '{price} toutes les {billingPeriodValue} semaines pendant 1 an',
  productPrice__singlePrice__nWeekly__limited__nWeeks:
    '{price} toutes les {billingPeriodValue} semaines pendant {duration} semaines',
  productPrice__singlePrice__nWeekly__limited__nMonths:
    '{price} toutes les {billingPeriodValue} semaines pendant {duration} mois',
  productPrice__singlePrice__nWeekly__limited__nYears:
    '{price} toutes les {billingPeriodValue} semaines pendant {duration} ans',
  productPrice__singlePrice__nMonthly__indefinite: '{price} tous les {billingPeriodValue} mois',
  productPrice__singlePrice__nMonthly__limited__1Years:
    '{price} tous les {billingPeriodValue} mois pendant 1 an',
  productPrice__singlePrice__nMonthly__limited__nMonths:
    '{price} tous les {billingPeriodValue} mois pendant {duration} mois',
  productPrice__singlePrice__nMonthly__limited__nYears:
    '{price} tous les {billingPeriodValue} mois pendant {duration} ans',
  productPrice__multiplePrices__1Weekly__indefinite: 'à partir de {price} par semaine',
  productPrice__multiplePrices__1Weekly__limited__1Months:
    'à partir de {price} par semaine pendant 1 mois',
  productPrice__multiplePrices__1Weekly__limited__1Years:
    'à partir de {price} par semaine pendant 1 an',
  productPrice__multiplePrices__1Weekly__limited__nWeeks:
    'à partir de {price} par semaine pendant {duration} semaines',
  productPrice__multiplePrices__1Weekly__limited__nMonths:
    'à partir de {price} par semaine pendant {duration} mois',
  productPrice__multiplePrices__1Weekly__limited__nYears:
    'à partir de {price} par semaine pendant {duration} ans',
  productPrice__multiplePrices__1Monthly__indefinite: 'à partir de {price} par mois',
  productPrice__multiplePrices__1Monthly__limited__1Years:
    'à partir de {price} par mois pendant 1 an',
  productPrice__multiplePrices__1Monthly__limited__nMonths:
    'à partir de {price} par mois pendant {duration} mois',
  productPrice__multiplePrices__1Monthly__limited__nYears:
    'à partir de {price} par mois pendant {duration} ans',
  productPrice__multiplePrices__nWeekly__indefinite:
    'à partir de {price} toutes les {billingPeriodValue} semaines',
  productPrice__multiplePrices__nWeekly__limited__1Months:
    'à partir de {price} toutes les {billingPeriodValue} semaines pendant 1 mois',
  productPrice__multiplePrices__nWeekly__limited__1Years:
    'à partir de {price} toutes les {billingPeriodValue} semaines pendant 1 an',
  productPrice__multiplePrices__nWeekly__limited__nWeeks:
    'à partir de {price} toutes les {billingPeriodValue} semaines pendant {duration} semaines',
  productPrice__multiplePrices__nWeekly__limited__nMonths:
    'à partir de {price} toutes les {billingPeriodValue} semaines pendant {duration} mois',
  productPrice__multiplePrices__nWeekly__limited__nYears:
    'à partir de {price} toutes les {billingPeriodValue} semaines pendant {duration} ans',
  productPrice__multiplePrices__nMonthly__indefinite:
    'à partir de {price} tous les {billingPeriodValue} mois',
  productPrice__multiplePrices__nMonthly__limited__1Years:
    'à partir de {price} tous les {billingPeriodValue} mois pendant 1 an',
  productPrice__multiplePrices__nMonthly__limited__nMonths:
    'à partir de {price} tous les {billingPeriodValue} mois pendant {duration} mois',
  productPrice__multiplePrices__nMonthly__limited__nYears:
    'à partir de {price} tous les {billingPeriodValue} mois pendant {duration} ans',
  productPriceUnavailable: 'Indisponible',
  relatedProductsDefaultTitle: 'Vous aimerez peut-être aussi',
} satisfies Translated<typeof english>
