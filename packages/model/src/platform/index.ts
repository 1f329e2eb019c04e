export { CART_MAX_AGE_S, cookieNames, CRUMB_HEADER } from './cookie.ts'
export { europeanUnion, getCountries, getCountryName, isCountry } from './country.ts'
export {
  type Currency,
  currencies,
  currencyDigits,
  toCurrency,
  DEFAULT_CURRENCY,
  isCurrency,
} from './currency.ts'
export { isEmail } from './email.ts'
export { type FetchState, fetchStates } from './fetch-state.ts'
export { BYTES_PER_MB, formatFileSize } from './file-size.ts'
export {
  toCents,
  getCurrencySymbol,
  toDecimal,
  formatMoney,
  formatRoundMoney,
  fromCents,
  type Money,
  type PageJsonMoney,
  toPageJsonMoney,
  type WireMoney,
  toWireMoney,
  isolateCurrencySymbol,
} from './money.ts'
export { getReservedSegment } from './reserved-path.ts'
export { type TextDirection, getTextDirection } from './text-direction.ts'
export { type TextFilter, textFilters } from './text-filter.ts'
export {
  type EventSource,
  eventSources,
  type SourceEnvironment,
  sourceEnvironments,
  type VisitorEvent,
  visitorEventCodes,
} from './tracking.ts'
export { VERSION } from './version.ts'
