import { isStockUnlimited, type ProductType, type Stock } from './product.ts'

/** A variant as its options tell it apart: `attributes` is option name → value. */
export interface OptionedVariant extends Stock {
  readonly attributes: Readonly<Record<string, string>>
}

/** What a buyer has chosen so far: option name → value. An option not chosen is absent or ''. */
export type Choice = Readonly<Record<string, string | undefined>>

/** The options still to be chosen, in the order given. @see storefront spec §5 "Every option must be selected" */
export function unselectedOptions(options: readonly string[], choice: Choice): readonly string[] {
  return options.filter((option) => !choice[option])
}

/** The variant that has every one of the chosen values; undefined while an option is open or none has them. */
export function chosenVariant<V extends OptionedVariant>(
  variants: readonly V[],
  options: readonly string[],
  choice: Choice,
): V | undefined {
  if (unselectedOptions(options, choice).length > 0) return undefined
  return variants.find(({ attributes }) =>
    options.every((option) => attributes[option] === choice[option]),
  )
}

/** Whether a unit can be sold. @see storefront spec §4: digital products and gift cards always */
export function isInStock(variant: Stock, type?: ProductType): boolean {
  if (type !== undefined && isStockUnlimited(type)) return true
  return variant.unlimited || variant.qtyInStock > 0
}

/** What choosing a value would lead to, with the other options as they are now. */
export type ValueState = 'available' | 'sold-out' | 'unavailable'

/**
 * Whether `value` of `option` can be bought beside what is chosen of the other options:
 * 'unavailable' when no such variant exists, 'sold-out' when all that exist are.
 */
export function valueState(
  variants: readonly OptionedVariant[],
  choice: Choice,
  given: { readonly option: string; readonly value: string; readonly type?: ProductType },
): ValueState {
  const { option, value, type } = given
  const others = Object.entries(choice).filter(([name, chosen]) => name !== option && chosen)
  const reachable = variants.filter(
    ({ attributes }) =>
      attributes[option] === value && others.every(([name, chosen]) => attributes[name] === chosen),
  )
  if (reachable.length === 0) return 'unavailable'
  return reachable.some((variant) => isInStock(variant, type)) ? 'available' : 'sold-out'
}
