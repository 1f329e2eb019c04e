/** Long enough for any answer; a visitor who has stopped the page from loading can send again. */
const GIVEN_UP_AFTER_MS = 15_000

/**
 * Sends the checkout form once, however often Pay is pressed. The server makes one order of two presses
 * as well; this spares the visitor the second answer.
 */
export function mount(form: HTMLElement): void {
  let isSent = false
  const become = (sent: boolean) => {
    isSent = sent
    form.ariaBusy = String(sent)
    for (const button of form.querySelectorAll('button')) button.ariaDisabled = String(sent)
  }
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault()
    else {
      become(true)
      setTimeout(() => become(false), GIVEN_UP_AFTER_MS)
    }
  })
  // Back from the next page: the form can be sent again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) become(false)
  })
}
