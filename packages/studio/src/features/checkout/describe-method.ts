import type { DeliveryMethod } from '@vitrine/contract'
import { type Currency, getCountryName } from '@vitrine/model'
import { formatAmount } from '../../ui/format.ts'
import type { Translate } from '../../ui/i18n.ts'

/** The countries that a description names; of more it gives the number. */
const NAMED = 3

/** Describes where a delivery method is offered, and when it is free. */
export function describeMethod(t: Translate, method: DeliveryMethod, currency: Currency): string {
  const parts = [describeCountries(t, method.countries)]
  if (method.kind === 'pickup') parts.unshift(t('shipping.kind.pickup'))
  else if (method.freeOverCents !== null)
    parts.push(t('shipping.freeOver.note', { amount: format(method.freeOverCents, currency) }))
  return parts.join(' · ')
}

/** Returns the price of a delivery method in words. */
export function getMethodPrice(t: Translate, method: DeliveryMethod, currency: Currency): string {
  if (method.kind === 'pickup' || method.priceCents === 0) return t('shipping.free')
  return format(method.priceCents, currency)
}

function describeCountries(t: Translate, codes: readonly string[]): string {
  if (codes.length === 0) return t('shipping.allCountries')
  if (codes.length > NAMED) return t('shipping.countryCount', { count: codes.length })
  const names = codes.map((code) => getCountryName(code, navigator.language))
  return new Intl.ListFormat(navigator.language, { type: 'conjunction' }).format(names)
}

function format(value: number, currencyCode: Currency): string {
  return formatAmount({ currencyCode, value })
}
