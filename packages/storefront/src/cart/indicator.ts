import type { ShoppingCart } from '@vitrine/contract'
import { cartPillMessages, formatPillCount } from '@vitrine/model'
import { localizePath } from '../page-context.ts'
import { createPageTranslate } from '../translate.ts'
import { mountPill } from './pill.ts'

const t = createPageTranslate(cartPillMessages)

const INDICATORS = '.sqs-custom-cart, .sqs-pill-shopping-cart, #floatingCart'

/** Adds the cart pill to the page, before the cart is known. */
export function mountIndicator(): void {
  if (location.pathname !== localizePath('/cart'))
    document.querySelectorAll('.sqs-cart-dropzone').forEach(mountPill)
  updateAll(INDICATORS, ({ dataset }) => (dataset['cartState'] = 'uninitialised'))
}

/** Updates every element that shows the cart; without one, the cart is empty. */
export function renderCart(cart?: ShoppingCart): void {
  const count = cart?.totalQuantity ?? 0
  const isEmpty = count === 0
  updateAll('.sqs-cart-quantity', (element) => {
    element.textContent = formatPillCount(count)
    element.classList.toggle('is-known', !isEmpty)
  })
  updateAll(
    '.sqs-cart-subtotal',
    (element) => (element.textContent = cart?.subtotalFormatted ?? ''),
  )
  updateAll('.sqs-pill-shopping-cart', (pill) => (pill.hidden = isEmpty))
  updateAll('.sqs-custom-cart .suffix, .sqs-pill-shopping-cart .suffix', (element) => {
    element.textContent = t('cart.itemCount', { count })
  })
  updateAll('#floatingCart', ({ classList }) => classList.toggle('hidden', isEmpty))
  updateAll(INDICATORS, ({ dataset, classList }) => {
    dataset['cartState'] = 'initialised'
    classList.toggle('is-empty', isEmpty)
  })
  document.body.classList.toggle('has-cart', !isEmpty)
}

function updateAll(selector: string, update: (element: HTMLElement) => unknown): void {
  document.querySelectorAll<HTMLElement>(selector).forEach(update)
}
