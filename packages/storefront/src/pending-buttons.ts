export const ADD_TO_CART_BUTTON = '.sqs-add-to-cart-button'

/** The add-to-cart buttons without an island: not loaded yet, pressed before it was loaded, or failed to load. */
export type PendingButtons = Map<Element, 'waiting' | 'pressed' | 'failed'>

/** Handles the events of add-to-cart buttons until their islands do. A press is remembered until then. */
export function handlePendingButtons(
  pendingButtons: PendingButtons,
  loadIsland: (element: Element) => void,
): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(ADD_TO_CART_BUTTON)
    if (!button) return
    // Without its island the button submits the plain form, as without scripts.
    if (pendingButtons.get(button) === 'failed') button.closest('form')?.submit()
    if (pendingButtons.get(button) !== 'waiting') return
    pendingButtons.set(button, 'pressed')
    loadIsland(button)
  })
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return
    if (!pendingButtons.has(target)) return
    event.preventDefault()
    target.click()
  })
  // A second button of the form, or Enter in its quantity input, acts as the button.
  document.addEventListener('submit', (event) => {
    const button =
      event.target instanceof Element && event.target.querySelector<HTMLElement>(ADD_TO_CART_BUTTON)
    if (!button || pendingButtons.get(button) === 'failed') return
    event.preventDefault()
    button.click()
  })
}
