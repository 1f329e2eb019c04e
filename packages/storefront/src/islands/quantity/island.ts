import { validateQuantity } from '@vitrine/model'
import { t } from '../../cart/translate.ts'

/**
 * Shows the error of a quantity next to its input.
 *
 * @see storefront spec §5 "Quantity input"
 */
export function mount(element: HTMLElement): void {
  const input = element.querySelector('input')
  if (!input) return
  const problem = document.createElement('p')
  problem.className = 'field-error'
  problem.id = `quantity-problem-${element.dataset['itemId'] ?? ''}`
  problem.setAttribute('role', 'alert')
  problem.hidden = true
  element.append(problem)

  const validate = () => {
    const error = validateQuantity(input.valueAsNumber)
    problem.hidden = error === undefined
    problem.textContent = error ? t(`cart.${error}`) : ''
    input.ariaInvalid = error ? 'true' : null
    if (error) input.setAttribute('aria-describedby', problem.id)
    else input.removeAttribute('aria-describedby')
  }
  input.addEventListener('change', validate)
  // While typing, an error may disappear but none appears.
  input.addEventListener('input', () => {
    if (!problem.hidden && !validateQuantity(input.valueAsNumber)) validate()
  })
}
