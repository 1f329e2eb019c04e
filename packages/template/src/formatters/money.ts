import type { Decimal } from '../decimal.ts'
import { decimalOf, groupedText, plainText, shifted, zero } from '../decimal.ts'
import type { Formatter, FormatterTable } from '../plugin.ts'
import { child } from '../value.ts'
import { legacyMoney } from './legacy-money.ts'
import { moneyOf } from './money-value.ts'
import { nativeMoney } from './price.ts'

export const money: FormatterTable = {
  money: (args) => (value, run) => {
    const found = moneyOf(value)
    return found && run.host.locale ? run.host.locale.money(found, args) : ''
  },
  decimal: (args) => (value, run) => {
    const found = decimalOf(value)
    return found && run.host.locale ? run.host.locale.decimal(plainText(found), args) : ''
  },
  'bookkeeper-money-format': () => (value, run) => {
    const { locale } = run.host
    if (!locale) return ''
    const amount = plainText(shifted(decimalOf(value) ?? zero, -2))
    return locale.money({ value: amount, currency: locale.currency }, [])
  },
  'percentage-format': (args) => {
    const least = args.includes('trim') ? 0 : 2
    return (value, run) =>
      run.host.locale?.decimal(plainText(decimalOf(value) ?? zero), [
        'maxfrac:3',
        `minfrac:${least}`,
      ]) ?? ''
  },
  'cart-subtotal': (_, { dialect }) => {
    if (dialect === 'reference') return () => 'deprecated, do not use'
    return (value) =>
      `<span class="sqs-cart-subtotal">${nativeMoney({
        amount: cents(child(value, 'subtotalCents')),
        currency: '',
      })}</span>`
  },
  'money-string': inVitrine((value) => nativeMoney({ amount: cents(value), currency: '' })),
  'money-format': inVitrine((value) => groupedText(cents(value), 2)),
  moneyFormat: inVitrine((value) => groupedText(cents(value), 2)),
  'i18n-money-format': (args, setup) =>
    inVitrine((value) => legacyMoney(cents(value), args[0] ?? 'en-US', args[1]))(args, setup),
}

/**
 * Formatters that the reference engine knows but leaves without effect; in dialect `vitrine`
 * they do what their names say.
 */
function inVitrine(format: (value: unknown) => string): Formatter {
  return (_, { dialect }) => (dialect === 'vitrine' ? format : (value) => value)
}

function cents(value: unknown): Decimal {
  return shifted(decimalOf(value) ?? zero, -2)
}
