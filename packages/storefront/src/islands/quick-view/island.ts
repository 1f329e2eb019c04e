import { MOUNT_EVENT, shopEvents } from '@vitrine/model'
import { t } from '../../cart/translate.ts'
import { emitShopEvent } from '../../shop-events.ts'
import { loadProduct } from './load-product.ts'
import { openDialog } from './open-dialog.ts'

/**
 * Opens the product of a list over the list. Its parts are those of its own page, so that options, stock and the cart
 * work alike. If the page cannot be loaded as such, the visitor goes there.
 *
 * @see storefront spec §2, §9 "Quick View"
 */
export function mount(button: HTMLElement): void {
  const link = findProductLink(button)
  if (!link) {
    button.hidden = true
    return
  }
  button.ariaHasPopup = 'dialog'
  const label = button.textContent.trim()
  const title = link.textContent.trim()
  button.ariaLabel = title === '' ? label : `${label}: ${title}`
  const open = () => openProduct(button, link.href)
  button.addEventListener('click', (event) => {
    event.preventDefault()
    void open()
  })
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    void open()
  })
}

/** Finds the link to the product that the button belongs to: around it, or in its entry of the list. */
function findProductLink(button: HTMLElement): HTMLAnchorElement | null {
  const entry = button.closest('[data-product-id],.ProductList-item,.product-list-item,li,article')
  return (
    button.closest<HTMLAnchorElement>('a[href]') ??
    entry?.querySelector<HTMLAnchorElement>('a[href]') ??
    null
  )
}

async function openProduct(button: HTMLElement, url: string): Promise<void> {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  const product = await loadProduct(url)
  button.ariaBusy = 'false'
  if (!product) {
    location.assign(url)
    return
  }
  openDialog(product, { url, close: t('cart.closeQuickView'), more: t('cart.viewFullItem') })
  document.dispatchEvent(new Event(MOUNT_EVENT))
  emitShopEvent(shopEvents.quickView, { itemId: button.dataset['id'] ?? '' })
  if (product.shown) emitShopEvent(shopEvents.viewProduct, product.shown)
}
