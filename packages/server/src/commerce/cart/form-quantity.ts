import { validateQuantity } from '@vitrine/model'
import { cartErrors } from './errors.ts'

/** Parses a typed quantity; 0 removes an entry. Throws the error of the rule it breaks. */
export function parseFormQuantity(text: string): number {
  const typed = text.trim()
  if (!/^-?\d+(\.\d+)?$/.test(typed)) throw cartErrors.quantityNotNumber()
  const quantity = Number(typed)
  const issue = quantity === 0 ? undefined : validateQuantity(quantity)
  if (issue) throw cartErrors[issue]()
  return quantity
}
