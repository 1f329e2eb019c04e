import { formatGrouped, formatPlain } from '../decimal.ts'
import type { Price } from '../product.ts'
import type { Setup } from '../plugin.ts'
import type { Run } from '../run/run.ts'
import { isTruthy } from '../value.ts'

/** Renders an amount with grouping and two decimals in the element that client scripts convert. */
export function renderNativeMoney({ amount }: Price): string {
  return (amount.priceHtml ??= `<span class="sqs-money-native">${formatGrouped(amount, 2)}</span>`)
}

export interface PriceContext {
  readonly run: Run
  readonly setup: Setup
  /** The arguments of the formatter. */
  readonly options: readonly string[]
}

/**
 * Renders a price: in the locale's manner if the site has switched that on, otherwise as native
 * money. Without a locale the reference engine prints nothing; dialect `vitrine` prints native
 * money.
 */
export function renderPrice(price: Price, { run, setup, options }: PriceContext): string {
  const { locale } = run.host
  if (!locale && setup.dialect === 'reference') return ''
  const flag = run.resolve(['featureFlags', 'useCLDRMoneyFormat'])
  if (!locale || !isTruthy(flag)) return renderNativeMoney(price)
  const money = { value: formatPlain(price.amount), currency: price.currency }
  return locale.money(money, options)
}
