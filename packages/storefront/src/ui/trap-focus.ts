import { containFocus } from '@vitrine/react-kit'

/**
 * Keeps Tab inside a modal dialog until it closes: after its last control comes the first. The browser alone would go on
 * to its own toolbar. The rest it does itself: the page behind is inert, Escape closes, and the focus returns to the opener.
 *
 * @see storefront spec §2 "Modal lightbox"
 */
export function trapFocus(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', containFocus({ container: dialog }), { once: true })
}
