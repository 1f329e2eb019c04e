import type { DiscountInput } from '@vitrine/contract'
import type { Currency } from '@vitrine/model'
import { formatAmount } from '../../ui/format.ts'
import type { Translate } from '../../ui/i18n.ts'

/** Describes what buyers get of a discount: "10% off the order". */
export function describeValue(t: Translate, discount: DiscountInput, currency: Currency): string {
  const { type, appliesTo, productIds, categoryIds } = discount
  if (type === 'free-shipping') return t('discounts.summary.freeShipping')
  const given = type === 'amount' ? discount.amountCents : discount.percent
  if (given === null) return t('discounts.summary.noValue')
  const value = describeRule(t, discount, currency)
  if (appliesTo === 'products')
    return t('discounts.summary.onProducts', { value, count: productIds.length })
  if (appliesTo === 'categories')
    return t('discounts.summary.onCategories', { value, count: categoryIds.length })
  return type === 'buy-x-get-y' ? t('discounts.summary.onItems', { value }) : value
}

function describeRule(t: Translate, discount: DiscountInput, currency: Currency): string {
  const { type, appliesTo, percent, amountCents, buyQuantity, getQuantity } = discount
  const isEach = appliesTo !== 'all'
  if (type === 'buy-x-get-y') {
    const gift = { buy: buyQuantity ?? 0, get: getQuantity ?? 0 }
    return percent === 100
      ? t('discounts.summary.giftFree', gift)
      : t('discounts.summary.gift', { ...gift, percent: percent ?? 0 })
  }
  if (type === 'amount') {
    const amount = formatAmount({ currencyCode: currency, value: amountCents ?? 0 })
    return t(isEach ? 'discounts.summary.amountEach' : 'discounts.summary.amount', { amount })
  }
  return t(isEach ? 'discounts.summary.percentEach' : 'discounts.summary.percent', {
    percent: percent ?? 0,
  })
}

function describeMethod(t: Translate, code: string | null): string {
  if (code === null) return t('discounts.summary.automatic')
  return code === '' ? t('discounts.summary.anyCode') : t('discounts.summary.code', { code })
}

/** Describes the terms of a discount, one sentence each. */
export function describeTerms(
  t: Translate,
  discount: DiscountInput,
  currency: Currency,
): readonly string[] {
  const { type, code, minimumCents, maxUses, maxPerCustomer } = discount
  const amount = formatAmount({ currencyCode: currency, value: minimumCents ?? 0 })
  return [
    describeMethod(t, code),
    ...(type === 'buy-x-get-y' ? [t('discounts.summary.giftNote')] : []),
    ...(minimumCents === null ? [] : [t('discounts.summary.minimum', { amount })]),
    ...(maxUses === null ? [] : [t('discounts.summary.uses', { count: maxUses })]),
    ...(maxPerCustomer === null
      ? []
      : [t('discounts.summary.perCustomer', { count: maxPerCustomer })]),
  ]
}
