import type { OptionControls } from '../../product/page-product.ts'

/** Sets both controls of an option to the value of the one that changed, or initially of the one with a value. */
export function syncControls(
  { select, radios }: OptionControls,
  changed?: EventTarget | null,
): void {
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
 * Makes the radio buttons accessible: a named group if the theme shows them; if it hides them, their labels act as
 * buttons and handle keys.
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
      } else label.addEventListener('keydown', handleLabelKey)
    }
  }
}

function handleLabelKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.click()
}
