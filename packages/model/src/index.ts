export {
  belowMinimumMessage,
  cartMessages,
  chooseOptionsMessage,
  entryFault,
  MAX_QUANTITY,
  type QuantityFault,
  quantityFault,
} from './cart.ts'
export { cartEvents } from './cart-event.ts'
export {
  type AddressField,
  addressFields,
  checkoutMessages,
  MAX_CHECKOUT_FIELD,
  optionalAddressFields,
} from './checkout.ts'
export { CART_MAX_AGE_S, cookieNames, CRUMB_HEADER } from './cookie.ts'
export { countriesIn, countryName, isCountry } from './country.ts'
export {
  type Currency,
  currencies,
  currencyDigits,
  DEFAULT_CURRENCY,
  isCurrency,
} from './currency.ts'
export { EDITING_FRAME_ATTRIBUTE } from './editing-frame.ts'
export { isEmail } from './email.ts'
export {
  centsOf,
  decimalOf,
  formatMoney,
  fromCents,
  type Money,
  type MoneyInPageJson,
  moneyInPageJson,
  type MoneyOnTheWire,
  moneyOnTheWire,
} from './money.ts'
export { type PageType, pageTypeCodes } from './page-type.ts'
export { pillCount } from './pill.ts'
export { type PlanFeature, planFeatures } from './plan-feature.ts'
export { type Action, actions, may, policy } from './policy.ts'
export {
  isOnSale,
  isSoldOut,
  isStockUnlimited,
  type ProductType,
  productTypeCodes,
  productTypeOf,
  type Stock,
} from './product.ts'
export {
  type DiscountRule,
  type PricedEntry,
  type Quote,
  quote,
  type QuotedLine,
  type ShippingRule,
  shippingPrice,
  type TaxAmount,
  type TaxRate,
} from './quote.ts'
export { type Role, roleCodes, roles } from './role.ts'
export {
  type Choice,
  chosenVariant,
  isInStock,
  type OptionedVariant,
  unselectedOptions,
  type ValueState,
  valueState,
} from './variant.ts'
export { VARIANT_CHOSEN } from './variant-event.ts'
