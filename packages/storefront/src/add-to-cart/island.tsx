import { drawIsland } from '../island.tsx'
import { AddToCart } from './AddToCart.tsx'
import { here, said } from '../page-words.ts'
import { buttonMachine, type Phase } from './button-machine.ts'
import { addFault, faultTitle } from './fault.ts'
import { isExpressCheckout, purchase, wantedBy } from './purchase.ts'

/**
 * Takes over `.sqs-add-to-cart-button`. The button stays the server's element, so that the focus and
 * what an owner's scripts attached to it stay as well; only the words in it are drawn anew.
 */
export function mount(button: HTMLElement): void {
  const isExpress = isExpressCheckout(button)
  const machine = buttonMachine({
    fault: () => addFault(wantedBy(button)),
    add: async () => {
      await purchase(button)
      if (isExpress) location.assign(here('/checkout'))
    },
  })
  button.addEventListener('click', () => void machine.press())
  button.addEventListener('keydown', (event) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return
    event.preventDefault()
    button.click()
  })
  const labels = labelsOf(button)
  const twins = [...(button.closest('form')?.querySelectorAll('button') ?? [])]
  machine.subscribe(() => {
    const { phase } = machine.state()
    show(button, phase)
    // The form's other buttons, such as the bar's on a phone, stand for this one.
    for (const twin of twins)
      if (phase === 'idle' || twin.checkVisibility({ visibilityProperty: true }))
        twin.textContent = labels[phase]
  })

  const inner = button.querySelector('.sqs-add-to-cart-button-inner') ?? button
  const title = faultTitle(wantedBy(button).type, isExpress)
  drawIsland(inner, <AddToCart machine={machine} labels={labels} title={title} />)
}

function show(button: HTMLElement, phase: Phase): void {
  button.classList.toggle('cart-adding', phase === 'adding')
  button.classList.toggle('cart-added', phase === 'added')
  button.ariaBusy = String(phase === 'adding')
  button.ariaDisabled = String(phase !== 'idle')
}

/** @see storefront spec §4 "Add-to-cart button"; pages in other languages bring their own words */
function labelsOf({ dataset, textContent }: HTMLElement): Readonly<Record<Phase, string>> {
  return {
    idle: dataset['originalLabel'] || textContent.trim(),
    adding: dataset['addingLabel'] || said('Adding…'),
    added: dataset['addedLabel'] || said('Added!'),
  }
}
