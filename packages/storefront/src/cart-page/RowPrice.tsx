import type { CartEntry } from '@vitrine/contract'
import { formatMoney, fromCents } from '@vitrine/model'
import { pageLanguage, said } from '../page-words.ts'

/** What the entry comes to, what it would have been, and what one costs. */
export function RowPrice({ entry }: { readonly entry: CartEntry }) {
  const { chosenVariant, quantity, purchasePriceCents, subTotal } = entry
  const amount = (cents: number) =>
    formatMoney(fromCents(cents, subTotal.currencyCode), pageLanguage())
  const total = amount(purchasePriceCents * quantity)

  return (
    <p className="cart-row-price price">
      {purchasePriceCents < chosenVariant.price ? (
        <>
          <span className="visually-hidden">{said('Sale Price:')} </span>
          <span className="sale-price">{total}</span>{' '}
          <span className="visually-hidden">{said('Original Price:')} </span>
          <span className="original-price">{amount(chosenVariant.price * quantity)}</span>
        </>
      ) : (
        <span>{total}</span>
      )}
      {quantity !== 1 && (
        <>
          {' '}
          <span className="cart-row-each">
            {amount(purchasePriceCents)} {said('each')}
          </span>
        </>
      )}
    </p>
  )
}
