import { EDITING_FRAME_ATTRIBUTE } from '@vitrine/model'
import { here } from '../page-words.ts'

/**
 * Puts the cart pill into `dropzone`, hidden until there is something in the cart.
 *
 * @see storefront spec §2 "Cart pill"
 */
export function mountPill(dropzone: Element): void {
  const pill = document.createElement('a')
  pill.className = 'sqs-pill-shopping-cart'
  pill.href = here('/cart')
  pill.hidden = true
  pill.innerHTML =
    '<span class="sqs-pill-shopping-cart-content"><span class="icon" aria-hidden="true"></span>' +
    '<span class="sqs-cart-quantity"></span> <span class="suffix"></span> ' +
    '<span class="total sqs-cart-subtotal"></span></span>'
  pill.addEventListener('click', (event) => {
    // Null when the frame is of another origin, or there is none.
    const frame = window.frameElement
    if (!frame?.hasAttribute(EDITING_FRAME_ATTRIBUTE)) return
    event.preventDefault()
    frame.setAttribute('src', pill.href)
  })
  dropzone.append(pill)
}
