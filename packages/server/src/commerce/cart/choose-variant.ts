import { getUnselectedOptions } from '@vitrine/model'
import type { Choices } from '../catalog/index.ts'
import { cartErrors, OptionsMissing } from './errors.ts'

/**
 * Returns the SKU of the variant with the form's values `variant.<option>`; null for a product's only variant,
 * which needs no choice. Throws `cart.optionsMissing`, `cart.variantUnavailable`.
 */
export function chooseVariant(
  { optionNames, variants }: Choices,
  form: Readonly<Record<string, string>>,
): string | null {
  if (variants.length === 1) return null
  const choice = Object.fromEntries(optionNames.map((name) => [name, form[`variant.${name}`]]))
  const missing = getUnselectedOptions(optionNames, choice)
  if (missing.length > 0) throw new OptionsMissing(optionNames, missing)
  const chosen = variants.find(({ optionValues }) =>
    optionNames.every((name, index) => optionValues[index] === choice[name]),
  )
  if (!chosen) throw cartErrors.variantUnavailable()
  return chosen.sku
}
