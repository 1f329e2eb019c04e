import { t } from '../../cart/translate.ts'
import { trapFocus } from '../../ui/trap-focus.ts'

/** The page for locales without one of their own. @see storefront spec §7 "falls back to the US English page" */
const FALLBACK = '/static/installments/en_US'

/**
 * Shows the page about installments at `url` in a modal dialog, which Escape, its button and a click beside it close.
 * The browser gives the focus back. A page that cannot be loaded is only logged.
 *
 * @see storefront spec §2 "Installment popup", §8
 */
export async function openInstallments(url: string): Promise<void> {
  const main = (await loadMain(url)) ?? (await loadMain(FALLBACK))
  if (!main) {
    console.warn('installments', url)
    return
  }
  const dialog = document.createElement('dialog')
  dialog.className = 'pdp-overlay installments-dialog'
  dialog.ariaLabel = main.querySelector('h1')?.textContent ?? ''
  dialog.append(createCloseButton(), ...main.childNodes)
  dialog.addEventListener('click', ({ target }) => {
    // A click on the dialog itself hits the backdrop.
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  trapFocus(dialog)
  document.body.append(dialog)
  dialog.showModal()
}

/** Loads the main element of a page; undefined if there is no such page or no connection. */
async function loadMain(url: string): Promise<HTMLElement | undefined> {
  const html = await fetch(url).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  return main ? document.importNode(main, true) : undefined
}

function createCloseButton(): HTMLElement {
  const form = document.createElement('form')
  form.method = 'dialog'
  form.className = 'sqs-product-quick-view-lightbox-close'
  const button = document.createElement('button')
  button.className = 'sqs-product-quick-view-lightbox-close-button'
  button.ariaLabel = t('cart.closeQuickView')
  form.append(button)
  return form
}
