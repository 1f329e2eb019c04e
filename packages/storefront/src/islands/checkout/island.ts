/** The time in ms after which the form can be sent again, for visitors who stopped the page from loading. */
const SUBMIT_TIMEOUT_MS = 15_000

/**
 * Sends the checkout form once, however often Pay is pressed. The server creates one order in any case; this saves
 * the visitor the second response. The page of a payment has a form for cards beside it.
 */
export function mount(form: HTMLElement): void {
  const cardForm = document.querySelector<HTMLElement>('.card-form')
  if (cardForm) void import('./payment-form.ts').then(({ showForm }) => showForm(cardForm))
  let isSent = false
  const setSent = (sent: boolean) => {
    isSent = sent
    form.ariaBusy = String(sent)
    for (const button of form.querySelectorAll('button')) button.ariaDisabled = String(sent)
  }
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault()
    else {
      setSent(true)
      setTimeout(() => setSent(false), SUBMIT_TIMEOUT_MS)
    }
  })
  // After going back the form can be sent again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setSent(false)
  })
}
