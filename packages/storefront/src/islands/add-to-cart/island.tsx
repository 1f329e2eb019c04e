import { renderIsland } from '../../ui/render-island.tsx'
import { AddToCart } from './AddToCart.tsx'
import { t } from '../../cart/translate.ts'
import { localizePath } from '../../page-context.ts'
import { createButtonMachine, type Phase } from './button-machine.ts'
import { validatePurchase, getErrorTitle } from './validate-purchase.ts'
import { isExpressCheckout, purchase, readPurchaseRequest } from './purchase.ts'

/**
 * Takes over `.sqs-add-to-cart-button`. The button element stays, so that the focus and the listeners of the
 * owner's scripts stay too; only its label is rendered.
 */
export function mount(button: HTMLElement): void {
  const isExpress = isExpressCheckout(button)
  const isAskingForm = button.classList.contains('use-form')
  const isGiftCard = readPurchaseRequest(button).type === 'gift-card'
  const machine = createButtonMachine({
    validate: () => {
      const error = validatePurchase(readPurchaseRequest(button))
      return error && t(error)
    },
    ...(isAskingForm && { complete: () => completeWithForm(button) }),
    ...(isGiftCard && { complete: () => openGiftCard(button) }),
    add: async () => {
      if (!isAskingForm) await purchase(button)
      if (isExpress) location.assign(localizePath('/checkout'))
    },
  })
  button.addEventListener('click', () => void machine.press())
  button.addEventListener('keydown', (event) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return
    event.preventDefault()
    button.click()
  })
  const labels = readLabels(button)
  const twins = [...(button.closest('form')?.querySelectorAll('button') ?? [])]
  machine.subscribe(() => {
    const { phase } = machine.state()
    renderPhase(button, phase)
    // The form's other buttons, such as the sticky bar on phones, mirror this one.
    for (const twin of twins)
      if (phase === 'idle' || twin.checkVisibility({ visibilityProperty: true }))
        twin.textContent = labels[phase]
  })

  const inner = button.querySelector('.sqs-add-to-cart-button-inner') ?? button
  const title = t(getErrorTitle(readPurchaseRequest(button).type, isExpress))
  renderIsland(inner, <AddToCart machine={machine} labels={labels} title={title} />)
}

/** Has the buyer make the gift card a present, whose scripts few pages need. */
async function openGiftCard(button: HTMLElement): Promise<boolean> {
  const { openGiftCardPage } = await import('./gift-card-page.ts')
  openGiftCardPage(button)
  return false
}

/** Has the visitor fill in the form of the product, whose scripts few pages need. */
async function completeWithForm(button: HTMLElement): Promise<boolean> {
  const { purchaseWithForm } = await import('./purchase-with-form.ts')
  return purchaseWithForm(button)
}

function renderPhase(button: HTMLElement, phase: Phase): void {
  button.classList.toggle('cart-adding', phase === 'adding')
  button.classList.toggle('cart-added', phase === 'added')
  button.ariaBusy = String(phase === 'adding')
  button.ariaDisabled = String(phase !== 'idle')
}

/** Reads the labels by phase from the markup. @see storefront spec §4 "Add-to-cart button" */
function readLabels({ dataset, textContent }: HTMLElement): Readonly<Record<Phase, string>> {
  return {
    idle: dataset['originalLabel'] || textContent.trim(),
    adding: dataset['addingLabel'] || t('cart.adding'),
    added: dataset['addedLabel'] || t('cart.added'),
  }
}
