/** The name of the tax class of products that have no other one. Each store has it; data has null for it. */
export const STANDARD_TAX_CLASS = 'Standard'

/** Returns a name of a tax class for comparison: other programs write `reduced-rate` for “Reduced rate”. */
export function toTaxClassKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
}

/** Finds the class of a store that a file names: null for Standard, undefined if there is none. */
export function findTaxClass(
  name: string,
  taxClasses: readonly string[],
): string | null | undefined {
  const key = toTaxClassKey(name)
  if (key === '' || key === toTaxClassKey(STANDARD_TAX_CLASS)) return null
  return taxClasses.find((taxClass) => toTaxClassKey(taxClass) === key)
}
