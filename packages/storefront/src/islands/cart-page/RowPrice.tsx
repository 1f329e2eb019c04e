import type { CartEntry } from '@vitrine/contract'
import { fromCents } from '@vitrine/model'
import { Money } from '@vitrine/react-kit'
import { t } from '../../cart/translate.ts'

/** Renders the total of an entry, its original total if on sale, and the unit price. */
export function RowPrice({ entry }: { readonly entry: CartEntry }) {
  const { chosenVariant, quantity, purchasePriceCents, subTotal } = entry
  const renderAmount = (cents: number) => <Money amount={fromCents(cents, subTotal.currencyCode)} />
  const total = renderAmount(purchasePriceCents * quantity)

  return (
    <p className="cart-row-price price">
      {purchasePriceCents < chosenVariant.price ? (
        <>
          <span className="visually-hidden">{t('cart.salePrice')} </span>
          <span className="sale-price">{total}</span>{' '}
          <span className="visually-hidden">{t('cart.originalPrice')} </span>
          <span className="original-price">{renderAmount(chosenVariant.price * quantity)}</span>
        </>
      ) : (
        <span>{total}</span>
      )}
      {quantity !== 1 && (
        <>
          {' '}
          <span className="cart-row-each">
            {renderAmount(purchasePriceCents)} {t('cart.each')}
          </span>
        </>
      )}
    </p>
  )
}
