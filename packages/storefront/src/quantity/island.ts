import { cartMessages, quantityFault } from '@vitrine/model'

/**
 * Says what is wrong with a quantity beside the box it was typed into.
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

  const judge = () => {
    const fault = quantityFault(input.valueAsNumber)
    problem.hidden = fault === undefined
    problem.textContent = fault ? cartMessages[fault] : ''
    input.ariaInvalid = fault ? 'true' : null
    if (fault) input.setAttribute('aria-describedby', problem.id)
    else input.removeAttribute('aria-describedby')
  }
  input.addEventListener('change', judge)
  // While it is being mended, only good news.
  input.addEventListener('input', () => {
    if (!problem.hidden && !quantityFault(input.valueAsNumber)) judge()
  })
}
