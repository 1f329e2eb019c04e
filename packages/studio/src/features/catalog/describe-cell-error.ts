import { currencyDigits } from '@vitrine/model'
import type { Translate } from '../../ui/i18n.ts'
import type { findCellErrors } from './values/change-cells.ts'
import { type AmountFormat, getVariantName } from './values/product-values.ts'

/** Describes a cell whose text is no value, with the name of its variant. */
export function describeCellError(
  t: Translate,
  { variant, cell, text }: ReturnType<typeof findCellErrors>[number],
  { currency }: AmountFormat,
): string {
  const name = getVariantName(variant)
  const message = describeText(t, cell, text, currencyDigits[currency])
  return name === '' ? message : t('products.errorOf', { name, message })
}

function describeText(t: Translate, cell: string, text: string, digits: number): string {
  if (text.trim() === '')
    return t(cell === 'onHand' ? 'products.unitsMissing' : 'products.priceMissing')
  if (cell === 'onHand') return t('products.notUnits', { text })
  return digits === 0
    ? t('products.notWholePrice', { text })
    : t('products.notPrice', { text, digits: String(digits) })
}
