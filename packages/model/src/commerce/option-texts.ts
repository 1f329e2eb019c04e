/** The texts of an option of a product in another language, found by the name that the owner gave it. */
export interface OptionText {
  readonly name: string
  /** The translated name; the name itself if only values are translated. */
  readonly text: string
  readonly values: readonly ValueText[]
}

export interface ValueText {
  readonly value: string
  readonly text: string
}

/** Returns the names of options as a language has them; a name without a text stays. */
export function translateOptionNames(
  names: readonly string[],
  texts: readonly OptionText[],
): readonly string[] {
  return names.map((name) => texts.find((option) => option.name === name)?.text ?? name)
}

/** Returns the values of a variant, in the order of `names`, as a language has them. */
export function translateOptionValues(
  names: readonly string[],
  values: readonly string[],
  texts: readonly OptionText[],
): readonly string[] {
  return values.map((value, index) => {
    const option = texts.find(({ name }) => name === names[index])
    return option?.values.find((each) => each.value === value)?.text ?? value
  })
}
