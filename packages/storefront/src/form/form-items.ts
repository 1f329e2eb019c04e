import { type FormFieldType, type FormRule, type FormValue, hasParts } from '@vitrine/model'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A form field with its validation rule, its controls and its current value. */
export interface FormItem {
  readonly element: HTMLElement
  readonly rule: FormRule
  readonly controls: readonly Control[]
  readonly value: () => FormValue
}

/** Reads the fields of a form from the server's markup. @see dom §4 */
export function readFormItems(form: HTMLFormElement): readonly FormItem[] {
  return [...form.querySelectorAll<HTMLElement>('.form-item[id*="-yui_"]')].flatMap((element) => {
    const [type = ''] = element.id.split('-yui_')
    const controls = findControls(element)
    const [first] = controls
    // The server names the type.
    return first ? [readFormItem(element, type as FormFieldType, controls)] : []
  })
}

function findControls(element: HTMLElement): readonly Control[] {
  if (element instanceof HTMLInputElement) return [element]
  return [...element.querySelectorAll<Control>('input,select,textarea')]
}

function readFormItem(
  element: HTMLElement,
  type: FormFieldType,
  controls: readonly Control[],
): FormItem {
  const [first] = controls
  const maxLength = Number(first?.dataset['maxLength'])
  const rule = {
    id: first?.name.split('.')[0] ?? '',
    type,
    required: element.classList.contains('required'),
    ...(maxLength > 0 && { maxLength }),
    options: controls.flatMap((control) =>
      control instanceof HTMLSelectElement
        ? [...control.options].map(({ value }) => value)
        : control.value,
    ),
  }
  return { element, rule, controls, value: () => readValue(type, controls) }
}

/** Reads the value of a field. @see storefront spec §3 "Value shapes on submit" */
function readValue(type: FormFieldType, controls: readonly Control[]): FormValue {
  const values = controls.map(({ value }) => value)
  if (hasParts(type))
    // The country code of a phone number is optional.
    return type === 'phone' && values.length === 3 ? ['', ...values] : values
  const chosen = controls.filter((control) => 'checked' in control && control.checked)
  if (type === 'checkbox') return chosen.map(({ value }) => value)
  if (type === 'radio') return chosen[0]?.value ?? ''
  if (type !== 'likert') return values[0] ?? ''
  const answers = new Map(chosen.map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    controls.map(({ name }) => [name.slice(name.indexOf('.') + 1), answers.get(name) ?? '']),
  )
}
