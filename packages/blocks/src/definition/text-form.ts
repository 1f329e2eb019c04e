/** The form of a text: rich, one line, or several lines. */
export type TextForm = 'rich' | 'line' | 'lines'

/** The texts of a type of block. */
export interface TextForms {
  readonly text: Readonly<Record<string, TextForm>>
  /** The texts of each entry of a block's lists, in the field `<id of the entry>.<name>`. */
  readonly itemText?: Readonly<Record<string, TextForm>>
}

/** Returns the form of a text; undefined if the block and its entries have no such text. */
export function getTextForm(
  { text, itemText = {} }: TextForms,
  field: string,
): TextForm | undefined {
  if (Object.hasOwn(text, field)) return text[field]
  const name = field.slice(field.lastIndexOf('.') + 1)
  return field.includes('.') && Object.hasOwn(itemText, name) ? itemText[name] : undefined
}
