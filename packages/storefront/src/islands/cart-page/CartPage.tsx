import { useState, useSyncExternalStore } from 'react'
import { cartEvents } from '@vitrine/model'
import { onCartEvent } from '../../cart/cart-events.ts'
import { getLatestCart } from '../../cart/latest-cart.ts'
import { t } from '../../cart/translate.ts'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { CartRow } from './CartRow.tsx'
import { CartSummary } from './CartSummary.tsx'
import { formatSubtotal } from './format-subtotal.ts'
import type { ServerRow } from './use-quantity.ts'

interface CartPageProps {
  readonly continueUrl: string
  /** The server's rows, by entry id. */
  readonly rows: ReadonlyMap<string, ServerRow>
}

/** Renders the cart with the same classes as the server's markup. @see dom §1 */
export function CartPage({ continueUrl, rows }: CartPageProps) {
  const cart = useSyncExternalStore(subscribe, getLatestCart)
  const [initialCart] = useState(cart)
  if (!cart) return null
  const isEmpty = cart.entries.length === 0
  const announcement = isEmpty
    ? t('cart.empty')
    : t('cart.subtotalIs', { amount: formatSubtotal(cart) })

  return (
    <>
      {isEmpty ? (
        <div className="cart-empty">
          <p className="empty-message">{t('cart.empty')}</p>
          <a className="button sqs-button-element--primary cart-continue-button" href={continueUrl}>
            {t('cart.continue')}
          </a>
        </div>
      ) : (
        <div className="cart-layout">
          <section className="cart-rows" aria-label={t('cart.items')}>
            {cart.entries.map((entry) => (
              <CartRow key={entry.id} entry={entry} serverRow={rows.get(entry.id)} />
            ))}
          </section>
          <CartSummary cart={cart} continueUrl={continueUrl} />
        </div>
      )}
      <LiveRegion text={cart === initialCart ? '' : announcement} />
    </>
  )
}

function subscribe(changed: () => void): () => void {
  const stops = [
    onCartEvent(cartEvents.loaded, changed),
    onCartEvent(cartEvents.recalculateEnd, changed),
  ]
  return () => stops.forEach((stop) => stop())
}
