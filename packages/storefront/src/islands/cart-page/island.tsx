import type { ShoppingCart } from '@vitrine/contract'
import { LocaleProvider } from '@vitrine/react-kit'
import { setLatestCart, getLatestCart } from '../../cart/latest-cart.ts'
import { getPageLanguage } from '../../page-context.ts'
import { renderIsland } from '../../ui/render-island.tsx'
import { CartPage } from './CartPage.tsx'
import type { ServerRow } from './use-quantity.ts'

/** The JSON of the cart page; only the fields read here. @see compat §6 "Cart page JSON" */
interface PageState {
  readonly cart?: ShoppingCart
}

/**
 * Takes over the rows of the cart page: quantities change and rows are removed without leaving the page. Typed
 * input and the focus are kept.
 */
export function mount(root: HTMLElement): void {
  const container = root.querySelector('#sqs-cart-container')
  if (!container?.querySelector('.cart-row')) return
  const state: PageState = JSON.parse(root.querySelector('script')?.textContent || '{}')
  if (!getLatestCart() && state.cart) setLatestCart(state.cart)
  if (!getLatestCart()) return
  const continueUrl =
    container.querySelector('.cart-continue-button')?.getAttribute('href') ?? '/shop'
  const rows = readRows(container)
  const restoreFocus = saveFocus(container)
  const language = getPageLanguage()
  renderIsland(
    container,
    <LocaleProvider value={{ translation: language, formatting: language }}>
      <CartPage continueUrl={continueUrl} rows={rows} />
    </LocaleProvider>,
  )
  restoreFocus()
}

function readRows(container: Element): ReadonlyMap<string, ServerRow> {
  const rows = [...container.querySelectorAll<HTMLElement>('.cart-row')]
  return new Map(rows.map((row) => [row.dataset['entryId'] ?? '', readRow(row)]))
}

function readRow(row: Element): ServerRow {
  const error = row.querySelector('.cart-row-error')?.textContent.trim()
  const input = row.querySelector<HTMLInputElement>('.cart-row-qty-input')
  const typed = input && input.value !== input.defaultValue ? input.value : undefined
  const href = row.querySelector('.cart-row-title a')?.getAttribute('href') ?? undefined
  return { error, typed, href }
}

/** Saves which control of `container` has the focus. Returns a function that focuses the control at its position. */
function saveFocus(container: Element): () => void {
  const controls = () => [...container.querySelectorAll<HTMLElement>('a, button, input')]
  const { activeElement } = document
  const index = controls().findIndex((control) => control === activeElement)
  return () => controls()[index]?.focus()
}
