import type { OptionControls } from '../product/page-product.ts'

/** Gives both forms of an option the value of the one that changed, or at first of the one that has one. */
export function keepInStep({ select, radios }: OptionControls, changed?: EventTarget | null): void {
  const pressed = radios.find((radio) => radio === changed)
  const checked = radios.find((radio) => radio.checked)
  const isSelectChange = changed !== undefined && changed === select
  const value = pressed?.value ?? (select?.value || (isSelectChange ? '' : (checked?.value ?? '')))
  for (const radio of radios) radio.checked = radio.value === value
  if (!select) return
  select.value = value
  const wrapper = select.closest<HTMLElement>('.variant-select-wrapper')
  if (wrapper) wrapper.dataset['text'] = select.selectedOptions[0]?.text ?? ''
}

/**
 * Where a theme shows the radio buttons, they are a group with a name and their labels are labels.
 * Where it hides them, their labels are the buttons, and answer to keys.
 */
export function prepareRadios(options: readonly OptionControls[]): void {
  for (const { name, row, radios } of options) {
    row?.setAttribute('role', 'radiogroup')
    row?.setAttribute('aria-label', name)
    for (const radio of radios) {
      const label = radio.labels?.[0]
      if (!label) continue
      if (radio.getClientRects().length > 0) {
        label.removeAttribute('role')
        label.removeAttribute('tabindex')
      } else label.addEventListener('keydown', pressLabel)
    }
  }
}

function pressLabel(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.click()
}
