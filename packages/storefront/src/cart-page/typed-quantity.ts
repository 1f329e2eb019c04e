import { type QuantityFault, quantityFault } from '@vitrine/model'

/** What a quantity typed into a row of the cart asks for. */
export type Typed =
  | { readonly asks: 'nothing' }
  | { readonly asks: 'removal' }
  | { readonly asks: 'quantity'; readonly quantity: number }
  | { readonly asks: 'mending'; readonly fault: QuantityFault }

/** Reads `text` beside the quantity that the cart has now: 0 takes the entry out, as its native form does. */
export function typedQuantity(text: string, saved: number): Typed {
  const quantity = text.trim() === '' ? Number.NaN : Number(text)
  if (quantity === saved) return { asks: 'nothing' }
  if (quantity === 0) return { asks: 'removal' }
  const fault = quantityFault(quantity)
  return fault ? { asks: 'mending', fault } : { asks: 'quantity', quantity }
}
