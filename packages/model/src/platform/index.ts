export { ANALYTICS_MAX_AGE_S, analyticsKeys } from './analytics-id.ts'
export { CART_MAX_AGE_S, cookieNames, CRUMB_HEADER } from './cookie.ts'
export { formatCsv, parseInertCell } from './csv.ts'
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
export { olderScriptMembers } from './older-scripts.ts'
export { getReservedSegment } from './reserved-path.ts'
export { type TextDirection, getTextDirection } from './text-direction.ts'
export { type TextFilter, textFilters } from './text-filter.ts'
export {
  censusCookies,
  type ClientEvent,
  clientEvents,
  type DropReason,
  dropReasons,
  type EventSource,
  eventSources,
  formatVisitorRecord,
  type FunnelStep,
  funnelSteps,
  MAX_BEACON_BYTES,
  MAX_BEACON_EVENTS,
  MAX_STACK_LENGTH,
  parseVisitorRecord,
  type ShopperEvent,
  shopperEvents,
  type SourceEnvironment,
  sourceEnvironments,
  speedEvents,
  type SpeedMetric,
  speedMetrics,
  speedRatings,
  VISIT_MAX_AGE_S,
  VISITOR_RECORD_MAX_AGE_S,
  type VisitChannel,
  visitChannels,
  type VisitDimension,
  visitDimensions,
  type VisitorDevice,
  visitorDevices,
  type VisitorEvent,
  visitorEventCodes,
  type VisitorRecord,
} from './tracking.ts'
export { VERSION } from './version.ts'
