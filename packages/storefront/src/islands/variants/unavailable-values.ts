import { type Choice, type ProductType, type ValueState, getValueState } from '@vitrine/model'
import { t } from '../../cart/translate.ts'
import type { OptionControls, PageVariant } from '../../product/page-product.ts'

interface Selection {
  readonly variants: readonly PageVariant[]
  readonly choice: Choice
  readonly type: ProductType | undefined
}

function getLabel(state: Exclude<ValueState, 'available'>): string {
  return t(state === 'sold-out' ? 'cart.soldOut' : 'cart.unavailable')
}

/** Marks every option value that cannot be bought with the other chosen values. The server disables those
 * that are sold out in every combination, if the store wants that. */
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
  item.text = state === 'available' ? item.value : `${item.value} (${getLabel(state)})`
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
  mark.textContent = `, ${getLabel(state)}`
  label.append(mark)
}
