const STOPS =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),iframe,[tabindex]:not([tabindex="-1"])'

/**
 * Keeps Tab inside a modal dialog: after its last control comes the first. The browser alone would go on to its own
 * toolbar.
 *
 * @see storefront spec §2 "Modal lightbox"
 */
export function trapFocus(dialog: HTMLDialogElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return
    const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
      stop.checkVisibility(),
    )
    const focused = stops.findIndex((stop) => stop === document.activeElement)
    const [end, target] = event.shiftKey ? [0, stops.at(-1)] : [stops.length - 1, stops[0]]
    // The dialog itself, or a figure in it, may have the focus: it comes before the first control.
    if (focused !== end && !(event.shiftKey && focused < 0)) return
    event.preventDefault()
    target?.focus()
  })
}
