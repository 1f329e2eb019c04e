import type { CartEntry } from '@vitrine/contract'
import { formatMoney, fromCents } from '@vitrine/model'
import { t } from '../../cart/translate.ts'
import { getPageLanguage } from '../../page-context.ts'

/** Renders the total of an entry, its original total if on sale, and the unit price. */
export function RowPrice({ entry }: { readonly entry: CartEntry }) {
  const { chosenVariant, quantity, purchasePriceCents, subTotal } = entry
  const format = (cents: number) =>
    formatMoney(fromCents(cents, subTotal.currencyCode), getPageLanguage())
  const total = format(purchasePriceCents * quantity)

  return (
    <p className="cart-row-price price">
      {purchasePriceCents < chosenVariant.price ? (
        <>
          <span className="visually-hidden">{t('cart.salePrice')} </span>
          <span className="sale-price">{total}</span>{' '}
          <span className="visually-hidden">{t('cart.originalPrice')} </span>
          <span className="original-price">{format(chosenVariant.price * quantity)}</span>
        </>
      ) : (
        <span>{total}</span>
      )}
      {quantity !== 1 && (
        <>
          {' '}
          <span className="cart-row-each">
            {format(purchasePriceCents)} {t('cart.each')}
          </span>
        </>
      )}
    </p>
  )
}
