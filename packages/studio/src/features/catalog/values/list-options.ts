/** An option of a product, such as its size, with its values in the order of the variants. */
export interface Option {
  readonly name: string
  readonly values: readonly string[]
}

/** Returns the options with the values that variants have. */
export function getOptions({
  optionNames,
  variants,
}: {
  readonly optionNames: readonly string[]
  readonly variants: readonly { readonly optionValues: readonly string[] }[]
}): readonly Option[] {
  return optionNames.map((name, index) => ({
    name,
    values: [...new Set(variants.map(({ optionValues }) => optionValues[index] ?? ''))],
  }))
}

/** A change of one option: its new name and values. */
export interface OptionChange {
  /** The index of the option; that after the last one adds an option. */
  readonly index: number
  readonly name: string
  /** The values, each with the one that it had before; undefined for a new one. */
  readonly values: readonly { readonly value: string; readonly before?: string | undefined }[]
}
