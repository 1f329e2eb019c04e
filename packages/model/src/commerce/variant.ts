import { isStockUnlimited, type ProductType, type Stock } from './product.ts'

/** A variant with its option values: `attributes` maps option names to values. */
export interface OptionedVariant extends Stock {
  readonly attributes: Readonly<Record<string, string>>
}

/** The values chosen so far by option name. An option not yet chosen is absent or ''. */
export type Choice = Readonly<Record<string, string | undefined>>

/** Returns the options that are not chosen yet, in their order. @see storefront spec §5 "Every option must be selected" */
export function getUnselectedOptions(
  options: readonly string[],
  choice: Choice,
): readonly string[] {
  return options.filter((option) => !choice[option])
}

/** Returns the variant with all chosen values; undefined if an option is not chosen or no variant matches. */
export function getChosenVariant<V extends OptionedVariant>(
  variants: readonly V[],
  options: readonly string[],
  choice: Choice,
): V | undefined {
  if (getUnselectedOptions(options, choice).length > 0) return undefined
  return variants.find(({ attributes }) =>
    options.every((option) => attributes[option] === choice[option]),
  )
}

/** Returns whether a unit can be sold. Digital products and gift cards always can. @see storefront spec §4 */
export function isInStock(variant: Stock, type?: ProductType): boolean {
  if (type !== undefined && isStockUnlimited(type)) return true
  return variant.unlimited || variant.qtyInStock > 0
}

/** The availability of an option value in combination with the other chosen values. */
export type ValueState = 'available' | 'sold-out' | 'unavailable'

/**
 * Returns whether `value` of `option` can be bought with the other chosen values: 'unavailable' if no such variant
 * exists, 'sold-out' if all of them are.
 */
export function getValueState(
  variants: readonly OptionedVariant[],
  choice: Choice,
  candidate: { readonly option: string; readonly value: string; readonly type?: ProductType },
): ValueState {
  const { option, value, type } = candidate
  const others = Object.entries(choice).filter(([name, chosen]) => name !== option && chosen)
  const reachable = variants.filter(
    ({ attributes }) =>
      attributes[option] === value && others.every(([name, chosen]) => attributes[name] === chosen),
  )
  if (reachable.length === 0) return 'unavailable'
  return reachable.some((variant) => isInStock(variant, type)) ? 'available' : 'sold-out'
}

/** The names of options whose values are colors, in lower case. */
export const colorOptionNames = ['glaze', 'cover', 'colour', 'color', 'finish'] as const

/** Returns whether the values of an option are colors, by its name. */
export function isColorOption(name: string): boolean {
  return (colorOptionNames as readonly string[]).includes(name.toLowerCase())
}
