/** A detail of a product that its page shows, such as its material. */
export interface CustomField {
  readonly name: string
  readonly value: string
}

/** The limits of the custom fields of a product. */
export const customFieldLimits = { fields: 50, name: 100, value: 2_000 } as const

/** Returns the index of each field whose name an earlier one has, in whatever case. */
export function findRepeatedNames(fields: readonly CustomField[]): readonly number[] {
  const names = fields.map(({ name }) => name.trim().normalize('NFC').toLowerCase())
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
}
