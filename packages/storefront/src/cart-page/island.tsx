import type { ShoppingCart } from '@vitrine/contract'
import { keepLatest, latestCart } from '../cart/latest-cart.ts'
import { drawIsland } from '../island.tsx'
import { CartPage } from './CartPage.tsx'

/** What the cart page tells its script; only what is read here. @see compat §6 "Cart page JSON" */
interface PageState {
  readonly cart?: ShoppingCart
}

/**
 * Takes over the rows that the server drew on the cart page: quantities change and rows go without
 * leaving the page. Until then, and without it, the rows' own forms do.
 */
export function mount(root: HTMLElement): void {
  const container = root.querySelector('#sqs-cart-container')
  if (!container?.querySelector('.cart-row')) return
  const state: PageState = JSON.parse(root.querySelector('script')?.textContent || '{}')
  if (!latestCart() && state.cart) keepLatest(state.cart)
  if (!latestCart()) return
  const continueUrl =
    container.querySelector('.cart-continue-button')?.getAttribute('href') ?? '/shop'
  drawIsland(container, <CartPage continueUrl={continueUrl} said={errorsIn(container)} />)
}

function errorsIn(container: Element): ReadonlyMap<string, string> {
  const rows = [...container.querySelectorAll<HTMLElement>('.cart-row')]
  return new Map(
    rows.flatMap((row) => {
      const error = row.querySelector('.cart-row-error')?.textContent.trim()
      return error ? [[row.dataset['entryId'] ?? '', error] as const] : []
    }),
  )
}
