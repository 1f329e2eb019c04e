import {
  type FormFieldType,
  formFields,
  type FormRule,
  type FormValue,
  hasParts,
} from '@vitrine/model'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field of the page: what is asked of it, and what stands in it now. */
export interface FormItem {
  readonly element: HTMLElement
  readonly rule: FormRule
  readonly controls: readonly Control[]
  readonly value: () => FormValue
}

/** The fields of a form in their order, read off the markup that the server drew. @see dom §4 */
export function itemsIn(form: HTMLFormElement): readonly FormItem[] {
  return [...form.querySelectorAll<HTMLElement>('.form-item[id*="-yui_"]')].flatMap((element) => {
    const [type = ''] = element.id.split('-yui_')
    const controls = controlsIn(element)
    const [first] = controls
    return first && isFieldType(type) ? [itemOf(element, type, controls)] : []
  })
}

function controlsIn(element: HTMLElement): readonly Control[] {
  if (element instanceof HTMLInputElement) return [element]
  return [...element.querySelectorAll<Control>('input,select,textarea')]
}

function isFieldType(type: string): type is FormFieldType {
  return Object.hasOwn(formFields, type)
}

function itemOf(element: HTMLElement, type: FormFieldType, controls: readonly Control[]): FormItem {
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
  return { element, rule, controls, value: () => valueOf(type, controls) }
}

/** @see storefront spec §3 "Value shapes on submit" */
function valueOf(type: FormFieldType, controls: readonly Control[]): FormValue {
  const values = controls.map(({ value }) => value)
  if (hasParts(type))
    // A telephone number without its country.
    return type === 'phone' && values.length === 3 ? ['', ...values] : values
  const chosen = controls.filter((control) => 'checked' in control && control.checked)
  if (type === 'checkbox') return chosen.map(({ value }) => value)
  if (type === 'radio') return chosen[0]?.value ?? ''
  if (type !== 'likert') return values[0] ?? ''
  const given = new Map(chosen.map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    controls.map(({ name }) => [name.slice(name.indexOf('.') + 1), given.get(name) ?? '']),
  )
}
