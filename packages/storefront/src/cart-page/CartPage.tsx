import { useState, useSyncExternalStore } from 'react'
import { cartEvents, cartMessages } from '@vitrine/model'
import { listen } from '../cart/cart-events.ts'
import { latestCart } from '../cart/latest-cart.ts'
import { said } from '../page-words.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { CartRow } from './CartRow.tsx'
import { CartSummary } from './CartSummary.tsx'
import { subtotalOf } from './subtotal.ts'
import type { ServerRow } from './use-quantity.ts'

interface CartPageProps {
  readonly continueUrl: string
  /** The rows that the server drew, by entry. */
  readonly rows: ReadonlyMap<string, ServerRow>
}

/** The cart, under the names that the server's own rows have. @see dom §1 */
export function CartPage({ continueUrl, rows }: CartPageProps) {
  const cart = useSyncExternalStore(follow, latestCart)
  const [first] = useState(cart)
  if (!cart) return null
  const isEmpty = cart.entries.length === 0
  const news = said(isEmpty ? cartMessages.empty : `Subtotal ${subtotalOf(cart)}`)

  return (
    <>
      {isEmpty ? (
        <div className="cart-empty">
          <p className="empty-message">{said(cartMessages.empty)}</p>
          <a className="button sqs-button-element--primary cart-continue-button" href={continueUrl}>
            {said('Continue shopping')}
          </a>
        </div>
      ) : (
        <div className="cart-layout">
          <section className="cart-rows" aria-label={said('Items')}>
            {cart.entries.map((entry) => (
              <CartRow key={entry.id} entry={entry} before={rows.get(entry.id)} />
            ))}
          </section>
          <CartSummary cart={cart} continueUrl={continueUrl} />
        </div>
      )}
      <LiveRegion text={cart === first ? '' : news} />
    </>
  )
}

function follow(changed: () => void): () => void {
  const stops = [listen(cartEvents.loaded, changed), listen(cartEvents.recalculateEnd, changed)]
  return () => stops.forEach((stop) => stop())
}
