const STOPS =
  '[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,audio[controls],video[controls],iframe,[tabindex]:not([tabindex="-1"])'
/** Elements with stops of their own, which the page cannot see. */
const PLAYERS = 'audio,video,iframe'

/**
 * Keeps Tab inside a modal dialog: after its last control comes the first. The browser alone would go on to its own
 * toolbar. The rest it does itself: the page behind is inert, Escape closes, and the focus returns to the opener.
 *
 * @see storefront spec §2 "Modal lightbox"
 */
export function trapFocus(dialog: HTMLDialogElement): void {
  dialog.addEventListener('keydown', (event) => {
    const { activeElement } = document
    if (event.key !== 'Tab' || activeElement?.matches(PLAYERS)) return
    const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
      stop.checkVisibility(),
    )
    const focused = stops.findIndex((stop) => stop === activeElement)
    const [end, target] = event.shiftKey ? [0, stops.at(-1)] : [stops.length - 1, stops[0]]
    // The dialog itself, or a figure in it, may have the focus: it comes before the first control.
    if (focused !== end && !(event.shiftKey && focused < 0)) return
    event.preventDefault()
    target?.focus()
  })
}
