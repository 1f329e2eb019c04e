import type { ShoppingCart } from '@vitrine/contract'
import { keepLatest, latestCart } from '../cart/latest-cart.ts'
import { drawIsland } from '../island.tsx'
import { CartPage } from './CartPage.tsx'
import type { ServerRow } from './use-quantity.ts'

/** What the cart page tells its script; only what is read here. @see compat §6 "Cart page JSON" */
interface PageState {
  readonly cart?: ShoppingCart
}

/**
 * Takes over the rows that the server drew on the cart page: quantities change and rows go without
 * leaving the page. Until then, and without it, the rows' own forms do; what was typed into them, and the
 * focus, are kept.
 */
export function mount(root: HTMLElement): void {
  const container = root.querySelector('#sqs-cart-container')
  if (!container?.querySelector('.cart-row')) return
  const state: PageState = JSON.parse(root.querySelector('script')?.textContent || '{}')
  if (!latestCart() && state.cart) keepLatest(state.cart)
  if (!latestCart()) return
  const continueUrl =
    container.querySelector('.cart-continue-button')?.getAttribute('href') ?? '/shop'
  const rows = rowsIn(container)
  const focusAgain = keepFocus(container)
  drawIsland(container, <CartPage continueUrl={continueUrl} rows={rows} />)
  focusAgain()
}

function rowsIn(container: Element): ReadonlyMap<string, ServerRow> {
  const rows = [...container.querySelectorAll<HTMLElement>('.cart-row')]
  return new Map(rows.map((row) => [row.dataset['entryId'] ?? '', stateOf(row)]))
}

function stateOf(row: Element): ServerRow {
  const said = row.querySelector('.cart-row-error')?.textContent.trim()
  const input = row.querySelector<HTMLInputElement>('.cart-row-qty-input')
  const typed = input && input.value !== input.defaultValue ? input.value : undefined
  const href = row.querySelector('.cart-row-title a')?.getAttribute('href') ?? undefined
  return { said, typed, href }
}

/** Remembers which control of `container` has the focus; returns how to give it to the one in its place. */
function keepFocus(container: Element): () => void {
  const controls = () => [...container.querySelectorAll<HTMLElement>('a, button, input')]
  const { activeElement } = document
  const at = controls().findIndex((control) => control === activeElement)
  return () => controls()[at]?.focus()
}
