import { type Choice, type ProductType, type ValueState, getValueState } from '@vitrine/model'
import type { OptionControls, PageVariant } from '../../product/page-product.ts'

interface Selection {
  readonly variants: readonly PageVariant[]
  readonly choice: Choice
  readonly type: ProductType | undefined
}

const labels: Readonly<Record<ValueState, string>> = {
  available: '',
  'sold-out': 'sold out',
  unavailable: 'unavailable',
}

/** Marks every option value that cannot be bought with the other chosen values. None is disabled. */
export function markUnavailableValues(
  options: readonly OptionControls[],
  selection: Selection,
): void {
  const { variants, choice, type } = selection
  for (const { name: option, select, radios } of options) {
    const getState = (value: string) =>
      getValueState(variants, choice, { option, value, ...(type && { type }) })
    for (const item of select?.options ?? []) if (item.value) markItem(item, getState(item.value))
    for (const radio of radios) markRadio(radio, getState(radio.value))
  }
}

function markItem(item: HTMLOptionElement, state: ValueState): void {
  item.text = state === 'available' ? item.value : `${item.value} (${labels[state]})`
}

function markRadio(radio: HTMLInputElement, state: ValueState): void {
  radio.classList.toggle('is-out', state !== 'available')
  const label = radio.labels?.[0]
  if (!label) return
  if (label.getAttribute('role') === 'button') label.ariaPressed = String(radio.checked)
  label.querySelector('.variant-mark')?.remove()
  if (state === 'available') return
  const mark = document.createElement('span')
  mark.className = 'variant-mark visually-hidden v6-visually-hidden'
  mark.textContent = `, ${labels[state]}`
  label.append(mark)
}
