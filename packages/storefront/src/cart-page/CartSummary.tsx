import type { ShoppingCart } from '@vitrine/contract'
import { belowMinimumMessage } from '@vitrine/model'
import { ArrowIcon, AlertIcon } from './icons.tsx'

interface CartSummaryProps {
  readonly cart: ShoppingCart
  readonly continueUrl: string
}

/** The subtotal and the way on: to the checkout once the minimum is reached, else what is missing. */
export function CartSummary({ cart, continueUrl }: CartSummaryProps) {
  return (
    <section className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title">Summary</h2>
      <dl className="totals">
        <div className="cart-subtotal total">
          <dt>Subtotal</dt>
          <dd className="cart-subtotal-price">{cart.subtotalFormatted}</dd>
        </div>
      </dl>
      {cart.belowMinimum === null ? (
        <>
          {cart.requiresShipping && (
            <p className="small soft">Delivery is worked out at checkout.</p>
          )}
          <div className="cart-checkout">
            <a
              className="button sqs-button-element--primary is-wide cart-checkout-button"
              href="/checkout"
            >
              Checkout
            </a>
          </div>
        </>
      ) : (
        <p className="note cart-minimum">
          <AlertIcon />
          <span>{belowMinimumMessage(cart.belowMinimum)}</span>
        </p>
      )}
      <a className="text-link cart-continue-button" href={continueUrl}>
        Continue shopping <ArrowIcon />
      </a>
    </section>
  )
}
