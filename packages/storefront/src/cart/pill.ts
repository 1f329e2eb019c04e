import { EDITING_FRAME_ATTRIBUTE } from '@vitrine/model'
import { localizePath } from '../page-context.ts'

/**
 * Adds the cart pill to `dropzone`, hidden until the cart has an item.
 *
 * @see storefront spec §2 "Cart pill"
 */
export function mountPill(dropzone: Element): void {
  const pill = document.createElement('a')
  pill.className = 'sqs-pill-shopping-cart'
  pill.href = localizePath('/cart')
  pill.hidden = true
  pill.innerHTML =
    '<span class="sqs-pill-shopping-cart-content"><span class="icon" aria-hidden="true"></span>' +
    '<span class="sqs-cart-quantity"></span> <span class="suffix"></span> ' +
    '<span class="total sqs-cart-subtotal"></span></span>'
  pill.addEventListener('click', (event) => {
    // Null if there is no frame or it has another origin.
    const frame = window.frameElement
    if (!frame?.hasAttribute(EDITING_FRAME_ATTRIBUTE)) return
    event.preventDefault()
    frame.setAttribute('src', pill.href)
  })
  dropzone.append(pill)
}
