import type { ShoppingCart } from '@vitrine/contract'
import { belowMinimumMessage } from '@vitrine/model'
import { here, said } from '../page-words.ts'
import { ArrowIcon, AlertIcon } from './icons.tsx'
import { subtotalOf } from './subtotal.ts'

interface CartSummaryProps {
  readonly cart: ShoppingCart
  readonly continueUrl: string
}

/** The subtotal and the way on: to the checkout once the minimum is reached, else what is missing. */
export function CartSummary({ cart, continueUrl }: CartSummaryProps) {
  return (
    <section className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title">{said('Summary')}</h2>
      <dl className="totals">
        <div className="cart-subtotal total">
          <dt>{said('Subtotal')}</dt>
          <dd className="cart-subtotal-price">{subtotalOf(cart)}</dd>
        </div>
      </dl>
      {cart.belowMinimum === null ? (
        <>
          {cart.requiresShipping && (
            <p className="small soft">{said('Delivery is worked out at checkout.')}</p>
          )}
          <div className="cart-checkout">
            <a
              className="button sqs-button-element--primary is-wide cart-checkout-button"
              href={here('/checkout')}
            >
              {said('Checkout')}
            </a>
          </div>
        </>
      ) : (
        <p className="note cart-minimum">
          <AlertIcon />
          <span>{said(belowMinimumMessage(cart.belowMinimum))}</span>
        </p>
      )}
      <a className="text-link cart-continue-button" href={continueUrl}>
        {said('Continue shopping')} <ArrowIcon />
      </a>
    </section>
  )
}
