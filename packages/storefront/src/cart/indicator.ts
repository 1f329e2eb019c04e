import type { ShoppingCart } from '@vitrine/contract'
import { pillCount } from '@vitrine/model'
import { here, said } from '../page-words.ts'
import { mountPill } from './pill.ts'

const INDICATORS = '.sqs-custom-cart, .sqs-pill-shopping-cart, #floatingCart'

/** Draws the pill where the page has a place for it; the cart is not known yet. */
export function startIndicator(): void {
  if (location.pathname !== here('/cart'))
    document.querySelectorAll('.sqs-cart-dropzone').forEach(mountPill)
  each(INDICATORS, ({ dataset }) => (dataset['cartState'] = 'uninitialised'))
}

/** Writes the cart into every place that shows it; without one, the cart is empty. */
export function drawCart(cart?: ShoppingCart): void {
  const count = cart?.totalQuantity ?? 0
  const isEmpty = count === 0
  each('.sqs-cart-quantity', (element) => {
    element.textContent = pillCount(count)
    element.classList.toggle('is-known', !isEmpty)
  })
  each('.sqs-cart-subtotal', (element) => (element.textContent = cart?.subtotalFormatted ?? ''))
  each('.sqs-pill-shopping-cart', (pill) => (pill.hidden = isEmpty))
  each('.sqs-custom-cart .suffix, .sqs-pill-shopping-cart .suffix', (element) => {
    element.textContent = said(count === 1 ? 'item' : 'items')
  })
  each('#floatingCart', ({ classList }) => classList.toggle('hidden', isEmpty))
  each(INDICATORS, ({ dataset, classList }) => {
    dataset['cartState'] = 'initialised'
    classList.toggle('is-empty', isEmpty)
  })
  document.body.classList.toggle('has-cart', !isEmpty)
}

function each(selector: string, draw: (element: HTMLElement) => unknown): void {
  document.querySelectorAll<HTMLElement>(selector).forEach(draw)
}
