import { type QuantityError, validateQuantity } from '@vitrine/model'

/** The intention behind a quantity typed into a row of the cart. */
export type QuantityInput =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'removal' }
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'invalid'; readonly error: QuantityError }

/** Parses the typed quantity of an entry with quantity `saved`; 0 removes the entry, as in the form without a script. */
export function parseQuantityInput(text: string, saved: number): QuantityInput {
  const quantity = text.trim() === '' ? Number.NaN : Number(text)
  if (quantity === saved) return { kind: 'unchanged' }
  if (quantity === 0) return { kind: 'removal' }
  const error = validateQuantity(quantity)
  return error ? { kind: 'invalid', error } : { kind: 'quantity', quantity }
}
