import { groupedText, plainText } from '../decimal.ts'
import type { Price } from '../product.ts'
import type { Setup } from '../plugin.ts'
import type { Run } from '../run.ts'
import { truthy } from '../value.ts'

/** An amount with grouping and two decimals in the element client scripts convert. */
export function nativeMoney({ amount }: Price): string {
  return (amount.shown ??= `<span class="sqs-money-native">${groupedText(amount, 2)}</span>`)
}

export interface PriceSetting {
  readonly run: Run
  readonly setup: Setup
  /** The formatter's arguments. */
  readonly options: readonly string[]
}

/**
 * A price as the site shows prices: in the locale's manner where the site has switched that on,
 * else as native money. Without a locale the reference engine shows nothing at all; dialect
 * `vitrine` shows native money.
 */
export function moneyText(price: Price, { run, setup, options }: PriceSetting): string {
  const { locale } = run.host
  if (!locale && setup.dialect === 'reference') return ''
  const flag = run.resolve(['featureFlags', 'useCLDRMoneyFormat'])
  if (!locale || !truthy(flag)) return nativeMoney(price)
  const money = { value: plainText(price.amount), currency: price.currency }
  return locale.money(money, options)
}
