import type { Decimal } from '../decimal.ts'
import { parseDecimal, formatGrouped, formatPlain, shiftDecimal, zero } from '../decimal.ts'
import type { Formatter, FormatterTable } from '../plugin.ts'
import { getChild } from '../value.ts'
import { formatLegacyMoney } from './legacy-money.ts'
import { toMoney } from './money-value.ts'
import { renderNativeMoney } from './price.ts'

export const money: FormatterTable = {
  money: (args) => (value, run) => {
    const found = toMoney(value)
    return found && run.host.locale ? run.host.locale.money(found, args) : ''
  },
  decimal: (args) => (value, run) => {
    const found = parseDecimal(value)
    return found && run.host.locale ? run.host.locale.decimal(formatPlain(found), args) : ''
  },
  'bookkeeper-money-format': () => (value, run) => {
    const { locale } = run.host
    if (!locale) return ''
    const amount = formatPlain(shiftDecimal(parseDecimal(value) ?? zero, -2))
    return locale.money({ value: amount, currency: locale.currency }, [])
  },
  'percentage-format': (args) => {
    const minDecimals = args.includes('trim') ? 0 : 2
    return (value, run) =>
      run.host.locale?.decimal(formatPlain(parseDecimal(value) ?? zero), [
        'maxfrac:3',
        `minfrac:${minDecimals}`,
      ]) ?? ''
  },
  'cart-subtotal': (_, { dialect }) => {
    if (dialect === 'reference') return () => 'deprecated, do not use'
    return (value) =>
      `<span class="sqs-cart-subtotal">${renderNativeMoney({
        amount: fromCents(getChild(value, 'subtotalCents')),
        currency: '',
      })}</span>`
  },
  'money-string': onlyInVitrine((value) =>
    renderNativeMoney({ amount: fromCents(value), currency: '' }),
  ),
  'money-format': onlyInVitrine((value) => formatGrouped(fromCents(value), 2)),
  moneyFormat: onlyInVitrine((value) => formatGrouped(fromCents(value), 2)),
  'i18n-money-format': (args, setup) =>
    onlyInVitrine((value) => formatLegacyMoney(fromCents(value), args[0] ?? 'en-US', args[1]))(
      args,
      setup,
    ),
}

/**
 * Wraps a formatter that the reference engine knows but leaves without effect. In dialect `vitrine`
 * it does what its name says.
 */
function onlyInVitrine(format: (value: unknown) => string): Formatter {
  return (_, { dialect }) => (dialect === 'vitrine' ? format : (value) => value)
}

function fromCents(value: unknown): Decimal {
  return shiftDecimal(parseDecimal(value) ?? zero, -2)
}
