import type { ShippingRate } from '@vitrine/contract'
import { FormError } from '../../ui/forms/form-error.ts'
import type { Translate } from '../../ui/i18n.ts'

/** The values of the form of a rate, of all kinds. */
export interface RateValues {
  readonly kind: ShippingRate['kind']
  readonly name: string
  readonly note: string
  readonly priceCents: number | null
  readonly freeOverCents: number | null
  readonly furtherCents: number | null
  readonly fromGrams: number | null
  readonly toGrams: number | null
  readonly fromCents: number | null
  readonly toCents: number | null
}

export const EMPTY_RATE: RateValues = {
  ...{ kind: 'flat', name: '', note: '' },
  ...{ priceCents: null, freeOverCents: null, furtherCents: null },
  ...{ fromGrams: 0, toGrams: null, fromCents: 0, toCents: null },
}

/** Returns the rate of a form. Throws a `FormError` with the prices that are missing. */
export function toRate(t: Translate, values: RateValues, id: string | undefined): ShippingRate {
  const { kind, name, note, priceCents, freeOverCents, furtherCents } = values
  const rate = { ...(id !== undefined && { id }), name, note }
  if (kind === 'pickup') return { ...rate, kind }
  if (priceCents === null || (kind === 'item' && furtherCents === null))
    throw new FormError([], {
      ...(priceCents === null && { priceCents: t('shipping.noPrice') }),
      ...(kind === 'item' && furtherCents === null && { furtherCents: t('shipping.noPrice') }),
    })
  switch (kind) {
    case 'flat':
      return { ...rate, kind, priceCents, freeOverCents }
    case 'item':
      return { ...rate, kind, priceCents, furtherCents: furtherCents ?? 0 }
    case 'weight':
      return {
        ...rate,
        kind,
        priceCents,
        fromGrams: values.fromGrams ?? 0,
        toGrams: values.toGrams,
      }
    case 'price':
      return {
        ...rate,
        kind,
        priceCents,
        fromCents: values.fromCents ?? 0,
        toCents: values.toCents,
      }
  }
}
