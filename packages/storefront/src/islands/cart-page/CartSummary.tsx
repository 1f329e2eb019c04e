import type { ShoppingCart } from '@vitrine/contract'
import { t } from '../../cart/translate.ts'
import { localizePath } from '../../page-context.ts'
import { ArrowIcon, AlertIcon } from './icons.tsx'
import { InstallmentsLine } from './InstallmentsLine.tsx'
import { formatSubtotal } from './format-subtotal.ts'

interface CartSummaryProps {
  readonly cart: ShoppingCart
  readonly continueUrl: string
}

/** Renders the subtotal and the checkout button, or the minimum order value while it is not reached. */
export function CartSummary({ cart, continueUrl }: CartSummaryProps) {
  return (
    <section className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title">{t('cart.summary')}</h2>
      <dl className="totals">
        <div className="cart-subtotal total">
          <dt>{t('cart.subtotal')}</dt>
          <dd className="cart-subtotal-price">{formatSubtotal(cart)}</dd>
        </div>
      </dl>
      {cart.installments && <InstallmentsLine {...cart.installments} />}
      {cart.belowMinimum === null ? (
        <>
          {cart.requiresShipping && <p className="small soft">{t('cart.deliveryAtCheckout')}</p>}
          <div className="cart-checkout">
            <a
              className="button sqs-button-element--primary is-wide cart-checkout-button"
              href={localizePath('/checkout')}
            >
              {t('cart.checkout')}
            </a>
          </div>
        </>
      ) : (
        <p className="note cart-minimum">
          <AlertIcon />
          <span>{t('cart.belowMinimum', { subtotal: cart.belowMinimum })}</span>
        </p>
      )}
      <a className="text-link cart-continue-button" href={continueUrl}>
        {t('cart.continue')} <ArrowIcon />
      </a>
    </section>
  )
}
