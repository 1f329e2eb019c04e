export { confirm } from './dialog/confirm.tsx'
export { type Confirmation, ConfirmDialog } from './dialog/ConfirmDialog.tsx'
export { ErrorBoundary } from './ErrorBoundary.tsx'
export { createFetchStore, type Fetched, type FetchStore } from './fetch/fetch-store.ts'
export { FetchedView } from './fetch/FetchedView.tsx'
export { useFetched } from './fetch/use-fetched.ts'
export { type ContainedFocus, containFocus } from './focus/contain-focus.ts'
export { useContainedFocus } from './focus/use-contained-focus.ts'
export {
  type DateOptions,
  type DateValue,
  formatDate,
  formatRecentDate,
  toDate,
} from './i18n/format-date.ts'
export { formatList } from './i18n/format-list.ts'
export { formatNumber, type NumberOptions } from './i18n/format-number.ts'
export { FormattedDate, FormattedList, FormattedNumber } from './i18n/formatted.tsx'
export { createI18n, type I18n, type I18nOptions } from './i18n/i18n.tsx'
export { LocaleProvider, useLocale } from './i18n/locale.tsx'
export { type AmountOptions, formatAmount } from './i18n/format-amount.ts'
export { Money } from './i18n/Money.tsx'
export { Plural } from './i18n/Plural.tsx'
export { prefersReducedMotion } from './motion/reduced-motion.ts'
export {
  computeScrollDuration,
  scrollAnimation,
  type ScrollOptions,
  scrollToElement,
} from './motion/scroll.ts'
export { easeOutSine, type Easing, tween, type TweenOptions } from './motion/tween.ts'
export { NotFoundError } from './not-found-error.ts'
export { DEFAULT_MAX_KEYS, parseQuery } from './parse-query.ts'
export { createRequiredContext } from './required-context.tsx'
export { waitForSettledDom } from './settled-dom.ts'
export { useDevice } from './use-device.ts'
