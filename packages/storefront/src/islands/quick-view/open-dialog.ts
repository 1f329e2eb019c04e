import { trapFocus } from '../../ui/trap-focus.ts'
import type { LoadedProduct } from './load-product.ts'

interface DialogOptions {
  /** The URL of the product's own page. */
  readonly url: string
  /** The name of the button that closes the dialog. */
  readonly close: string
  /** The text of the link to the product's own page. */
  readonly more: string
}

/**
 * Shows the product in a modal dialog, which Escape, its button and a click beside it close. The browser gives the
 * focus back. It is removed once it is closed.
 */
export function openDialog({ title, element }: LoadedProduct, options: DialogOptions): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'sqs-product-quick-view-lightbox sqs-modal-lightbox'
  dialog.ariaLabel = title
  dialog.append(createCloseButton(options.close), element)
  const details = element.querySelector('.ProductItem-details,.product-meta') ?? element
  details.append(createPageLink(options))
  dialog.addEventListener('click', ({ target }) => {
    // A click on the dialog itself hits the backdrop.
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  trapFocus(dialog)
  document.body.append(dialog)
  dialog.showModal()
}

function createCloseButton(label: string): HTMLElement {
  const form = document.createElement('form')
  form.method = 'dialog'
  form.className = 'sqs-product-quick-view-lightbox-close'
  const button = document.createElement('button')
  button.className = 'sqs-product-quick-view-lightbox-close-button'
  button.ariaLabel = label
  form.append(button)
  return form
}

function createPageLink({ url, more }: DialogOptions): HTMLElement {
  const link = document.createElement('a')
  link.className = 'ProductItem-details-quickViewFullItemLink text-link'
  link.href = url
  link.textContent = more
  return link
}
