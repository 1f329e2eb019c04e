import { type Choice, type ProductType, type ValueState, valueState } from '@vitrine/model'
import type { OptionControls, PageVariant } from '../product/page-product.ts'

interface Situation {
  readonly variants: readonly PageVariant[]
  readonly choice: Choice
  readonly type: ProductType | undefined
}

const words: Readonly<Record<ValueState, string>> = {
  available: '',
  'sold-out': 'sold out',
  unavailable: 'unavailable',
}

/** Marks every value of every option that cannot be bought beside what is chosen. None is disabled. */
export function markValues(options: readonly OptionControls[], situation: Situation): void {
  const { variants, choice, type } = situation
  for (const { name: option, select, radios } of options) {
    const stateOf = (value: string) =>
      valueState(variants, choice, { option, value, ...(type && { type }) })
    for (const item of select?.options ?? []) if (item.value) markItem(item, stateOf(item.value))
    for (const radio of radios) markRadio(radio, stateOf(radio.value))
  }
}

function markItem(item: HTMLOptionElement, state: ValueState): void {
  item.text = state === 'available' ? item.value : `${item.value} (${words[state]})`
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
  mark.textContent = `, ${words[state]}`
  label.append(mark)
}
