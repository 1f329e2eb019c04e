import { getOptions, type OptionChange } from './list-options.ts'
import { newKey, newVariant, type VariantValues } from './product-values.ts'

export { getOptions, type Option, type OptionChange } from './list-options.ts'

/** The options of a product and its variants, which change together. */
export interface Variations {
  readonly optionNames: readonly string[]
  readonly variants: readonly VariantValues[]
}

/** The highest number of options of a product. */
export const MAX_OPTIONS = 6
/** The highest number of variants of a product. */
export const MAX_VARIANTS = 2_000

/**
 * Changes or adds an option. Variants keep their price, stock and id under a new name of a value; a new value adds a
 * variant to each combination of the other options; variants of a value that is gone are gone.
 */
export function changeOption(variations: Variations, change: OptionChange): Variations {
  const { optionNames, variants } = variations
  const { index, name, values } = change
  const names = [...optionNames]
  names[index] = name
  if (index === optionNames.length)
    return { optionNames: names, variants: addOption(variants, values) }
  const renamed = new Map(
    values.flatMap(({ value, before }) => (before === undefined ? [] : [[before, value]])),
  )
  const remaining = variants.flatMap((variant) => {
    const value = renamed.get(variant.optionValues[index] ?? '')
    return value === undefined ? [] : [setOptionValue(variant, index, value)]
  })
  const added = values.filter(({ before }) => before === undefined).map(({ value }) => value)
  const first = listCombinations(variants, index)
  const more = first.flatMap((variant) =>
    added.map((value) => copyVariant(setOptionValue(variant, index, value))),
  )
  const all = [...remaining, ...more]
  return { optionNames: names, variants: sortByOptions(all, index, values) }
}

/** Removes an option. Of the variants that become equal, the first remains. */
export function removeOption({ optionNames, variants }: Variations, index: number): Variations {
  return {
    optionNames: optionNames.toSpliced(index, 1),
    variants: listCombinations(variants, index).map((variant) => ({
      ...variant,
      optionValues: variant.optionValues.toSpliced(index, 1),
    })),
  }
}

function addOption(
  variants: readonly VariantValues[],
  values: OptionChange['values'],
): readonly VariantValues[] {
  const base = variants.length === 0 ? [newVariant()] : variants
  return base.flatMap((variant) =>
    values.map(({ value }, index) => {
      const own = { ...variant, optionValues: [...variant.optionValues, value] }
      // The variant that is there gets the first value, so that its stock and orders stay with it.
      return index === 0 ? own : copyVariant(own)
    }),
  )
}

/** Returns the first variant of each combination of the values of all options but one. */
function listCombinations(
  variants: readonly VariantValues[],
  without: number,
): readonly VariantValues[] {
  const first = new Map<string, VariantValues>()
  for (const variant of variants) {
    const key = JSON.stringify(variant.optionValues.toSpliced(without, 1))
    if (!first.has(key)) first.set(key, variant)
  }
  return [...first.values()]
}

function setOptionValue(variant: VariantValues, index: number, value: string): VariantValues {
  return { ...variant, optionValues: variant.optionValues.with(index, value) }
}

/** Returns a new variant with the price and size of another one, without its SKU, barcode and stock. */
function copyVariant(variant: VariantValues): VariantValues {
  const { sku, barcode, onHand, savedOnHand, committed, available } = newVariant()
  const fresh = { sku, barcode, onHand, savedOnHand, committed, available }
  return { ...variant, ...fresh, key: newKey(), id: undefined, invalid: {} }
}

/** Sorts variants by the order of one option's values; those of the other options keep their order. */
function sortByOptions(
  variants: readonly VariantValues[],
  index: number,
  values: OptionChange['values'],
): readonly VariantValues[] {
  const rank = new Map(values.map(({ value }, place) => [value, place]))
  const places = getOptions({
    optionNames: variants[0]?.optionValues ?? [],
    variants,
  }).map((option, at) =>
    at === index ? rank : new Map(option.values.map((value, i) => [value, i])),
  )
  return variants.toSorted((a, b) => {
    for (const [at, place] of places.entries()) {
      const order =
        (place.get(a.optionValues[at] ?? '') ?? 0) - (place.get(b.optionValues[at] ?? '') ?? 0)
      if (order !== 0) return order
    }
    return 0
  })
}
