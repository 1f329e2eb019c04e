import type { ShippingRate, ShippingZone } from '@vitrine/contract'
import { type Currency, getCountryName } from '@vitrine/model'
import { formatList, formatNumber } from '@vitrine/react-kit'
import { formatAmount } from '../../ui/format.ts'
import type { Translate } from '../../ui/i18n.ts'

/** The countries that a text names; of more it gives the number. */
const NAMED = 3

const KILOGRAM = 1_000

/** Describes how a rate is computed, and the orders it is for. */
export function describeRate(t: Translate, rate: ShippingRate, currency: Currency): string {
  const amount = (cents: number) => formatAmount({ currencyCode: currency, value: cents })
  switch (rate.kind) {
    case 'pickup':
      return t('shipping.kind.pickup')
    case 'item':
      return t('shipping.describe.item', { amount: amount(rate.furtherCents) })
    case 'weight':
      return describeWeight(t, rate)
    case 'price':
      return rate.toCents === null
        ? t('shipping.describe.priceFrom', { from: amount(rate.fromCents) })
        : t('shipping.describe.price', { from: amount(rate.fromCents), to: amount(rate.toCents) })
    case 'flat':
      return rate.freeOverCents === null
        ? t('shipping.kind.flat')
        : t('shipping.describe.freeFrom', { amount: amount(rate.freeOverCents) })
  }
}

function describeWeight(
  t: Translate,
  { fromGrams, toGrams }: Extract<ShippingRate, { readonly kind: 'weight' }>,
): string {
  const isHeavy = (toGrams ?? fromGrams) >= KILOGRAM
  const units = (grams: number) => (isHeavy ? grams / KILOGRAM : grams)
  const unit = isHeavy ? 'kilogram' : 'gram'
  const digits = { maximumFractionDigits: 3 }
  const full = new Intl.NumberFormat(navigator.language, { style: 'unit', unit, ...digits })
  return toGrams === null
    ? t('shipping.describe.weightFrom', { from: full.format(units(fromGrams)) })
    : t('shipping.describe.weight', {
        from: formatNumber(units(fromGrams), navigator.language, digits),
        to: full.format(units(toGrams)),
      })
}

/** Returns the price of a rate in words. */
export function getRatePrice(t: Translate, rate: ShippingRate, currency: Currency): string {
  if (rate.kind === 'pickup' || (rate.priceCents === 0 && rate.kind !== 'item'))
    return t('shipping.free')
  return formatAmount({ currencyCode: currency, value: rate.priceCents })
}

/** Names a few countries, or counts many. */
export function describeCountries(t: Translate, codes: readonly string[]): string {
  if (codes.length > NAMED) return t('shipping.countryCount', { count: codes.length })
  const names = codes.map((code) => getCountryName(code, navigator.language))
  return formatList(names, navigator.language)
}

/** Describes the countries of a zone, without what its name says. */
export function describeZone(t: Translate, { name, countries }: ShippingZone): string {
  const places = describeCountries(t, countries)
  return places === name ? t('shipping.countryCount', { count: countries.length }) : places
}
