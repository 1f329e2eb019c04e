import type { products as english } from '../en/products.ts'
import type { Translated } from '../message.ts'

export const products = {
  productAddToCartText: 'Añadir al carrito',
  productSubscribeText: 'Suscribirse',
  productQuantityInputLabel: 'Cantidad',
  productVariantSelectText: 'Seleccionar {variantName}',
  giftCardValueDisplayText: 'Valor',
  giftCardVariantSelectText: 'Seleccionar valor',
  productQuickViewText: 'Vista rápida',
  productSoldOutText: 'agotado',
  productSaleText: 'oferta',
  productScarcityText: 'Solo quedan {qtyInStock}',
  salePriceText: 'Precio de oferta:',
  originalPriceText: 'Precio original:',
  productLowestPriceText: 'Precio más bajo de los últimos 30 días: {price}',
  productSummaryFormNoAnswerText: 'N/D',
  productAnswerMapStronglyDisagree: 'Totalmente en desacuerdo',
  productAnswerMapDisagree: 'En desacuerdo',
  productAnswerMapNeutral: 'Neutral',
  productAnswerMapAgree: 'De acuerdo',
  productAnswerStronglyAgree: 'Totalmente de acuerdo',
  productPriceFromText: 'desde {fromPrice}',
  productPriceFromMonthlyText: {
    one: 'desde {fromPrice} cada mes',
    many: 'desde {fromPrice} cada {billingPeriodValue} de meses',
    other: 'desde {fromPrice} cada {billingPeriodValue} meses',
  },
  productPriceFromWeeklyText: {
    one: 'desde {fromPrice} cada semana',
    many: 'desde {fromPrice} cada {billingPeriodValue} de semanas',
    other: 'desde {fromPrice} cada {billingPeriodValue} semanas',
  },
  productPricePerMonth: {
    one: '{price} cada mes',
    many: '{price} cada {billingPeriodValue} de meses',
    other: '{price} cada {billingPeriodValue} meses',
  },
  productPricePerWeek: {
    one: '{price} cada semana',
    many: '{price} cada {billingPeriodValue} de semanas',
    other: '{price} cada {billingPeriodValue} semanas',
  },
  productPrice__singlePrice__1Weekly__indefinite: '{price} cada semana',
  productPrice__singlePrice__1Weekly__limited__1Months: '{price} cada semana durante 1 mes',
  productPrice__singlePrice__1Weekly__limited__1Years: '{price} cada semana durante 1 año',
  productPrice__singlePrice__1Weekly__limited__nWeeks:
    '{price} cada semana durante {duration} semanas',
  productPrice__singlePrice__1Weekly__limited__nMonths:
    '{price} cada semana durante {duration} meses',
  productPrice__singlePrice__1Weekly__limited__nYears:
    '{price} cada semana durante {duration} años',
  productPrice__singlePrice__1Monthly__indefinite: '{price} cada mes',
  productPrice__singlePrice__1Monthly__limited__1Years: '{price} cada mes durante 1 año',
  productPrice__singlePrice__1Monthly__limited__nMonths:
    '{price} cada mes durante {duration} meses',
  productPrice__singlePrice__1Monthly__limited__nYears: '{price} cada mes durante {duration} años',
  productPrice__singlePrice__nWeekly__indefinite: '{price} cada {billingPeriodValue} semanas',
  productPrice__singlePrice__nWeekly__limited__1Months:
    '{price} cada {billingPeriodValue} semanas durante 1 mes',
  productPrice__singlePrice__nWeekly__limited__1Years:
    '{price} cada {billingPeriodValue} semanas durante 1 año',
  productPrice__singlePrice__nWeekly__limited__nWeeks:
    '{price} cada {billingPeriodValue} semanas durante {duration} semanas',
  productPrice__singlePrice__nWeekly__limited__nMonths:
    '{price} cada {billingPeriodValue} semanas durante {duration} meses',
  productPrice__singlePrice__nWeekly__limited__nYears:
    '{price} cada {billingPeriodValue} semanas durante {duration} años',
  productPrice__singlePrice__nMonthly__indefinite: '{price} cada {billingPeriodValue} meses',
  productPrice__singlePrice__nMonthly__limited__1Years:
    '{price} cada {billingPeriodValue} meses durante 1 año',
  productPrice__singlePrice__nMonthly__limited__nMonths:
    '{price} cada {billingPeriodValue} meses durante {duration} meses',
  productPrice__singlePrice__nMonthly__limited__nYears:
    '{price} cada {billingPeriodValue} meses durante {duration} años',
  productPrice__multiplePrices__1Weekly__indefinite: 'desde {price} cada semana',
  productPrice__multiplePrices__1Weekly__limited__1Months:
    'desde {price} cada semana durante 1 mes',
  productPrice__multiplePrices__1Weekly__limited__1Years: 'desde {price} cada semana durante 1 año',
  productPrice__multiplePrices__1Weekly__limited__nWeeks:
    'desde {price} cada semana durante {duration} semanas',
  productPrice__multiplePrices__1Weekly__limited__nMonths:
    'desde {price} cada semana durante {duration} meses',
  productPrice__multiplePrices__1Weekly__limited__nYears:
    'desde {price} cada semana durante {duration} años',
  productPrice__multiplePrices__1Monthly__indefinite: 'desde {price} cada mes',
  productPrice__multiplePrices__1Monthly__limited__1Years: 'desde {price} cada mes durante 1 año',
  productPrice__multiplePrices__1Monthly__limited__nMonths:
    'desde {price} cada mes durante {duration} meses',
  productPrice__multiplePrices__1Monthly__limited__nYears:
    'desde {price} cada mes durante {duration} años',
  productPrice__multiplePrices__nWeekly__indefinite:
    'desde {price} cada {billingPeriodValue} semanas',
  productPrice__multiplePrices__nWeekly__limited__1Months:
    'desde {price} cada {billingPeriodValue} semanas durante 1 mes',
  productPrice__multiplePrices__nWeekly__limited__1Years:
    'desde {price} cada {billingPeriodValue} semanas durante 1 año',
  productPrice__multiplePrices__nWeekly__limited__nWeeks:
    'desde {price} cada {billingPeriodValue} semanas durante {duration} semanas',
  productPrice__multiplePrices__nWeekly__limited__nMonths:
    'desde {price} cada {billingPeriodValue} semanas durante {duration} meses',
  productPrice__multiplePrices__nWeekly__limited__nYears:
    'desde {price} cada {billingPeriodValue} semanas durante {duration} años',
  productPrice__multiplePrices__nMonthly__indefinite:
    'desde {price} cada {billingPeriodValue} meses',
  productPrice__multiplePrices__nMonthly__limited__1Years:
    'desde {price} cada {billingPeriodValue} meses durante 1 año',
  productPrice__multiplePrices__nMonthly__limited__nMonths:
    'desde {price} cada {billingPeriodValue} meses durante {duration} meses',
  productPrice__multiplePrices__nMonthly__limited__nYears:
    'desde {price} cada {billingPeriodValue} meses durante {duration} años',
  productPriceUnavailable: 'No disponible',
  relatedProductsDefaultTitle: 'También le puede interesar',
} satisfies Translated<typeof english>
