import { validateField } from '@vitrine/model'
import type { FormItem } from './form-items.ts'
import { t } from './translate.ts'

type Errors = Readonly<Record<string, string>>

/** Shows the errors above their fields and an alert above the form. */
export function showErrors(
  form: HTMLFormElement,
  items: readonly FormItem[],
  { errors, alert }: { readonly errors: Errors; readonly alert: string },
): void {
  clearErrors(form, items)
  const invalidItems = items.filter(({ rule }) => errors[rule.id] !== undefined)
  for (const item of invalidItems) showFieldError(item, errors[item.rule.id])
  const box = document.createElement('div')
  box.className = 'form-alert'
  box.tabIndex = -1
  box.setAttribute('role', 'alert')
  box.append(createLine('', alert))
  const isLong = invalidItems.length > 0 && !form.classList.contains('newsletter-form')
  if (isLong) {
    box.append(createLine('form-banner', t('forms.scrollDown')))
    const up = createLine('form-banner form-banner-up', t('forms.scrollUp'))
    form.querySelector('.form-button-wrapper')?.before(up)
  }
  const body = form.querySelector('.field-list,.newsletter-form-body')
  body?.before(box)
  const first = invalidItems[0]?.controls.find(({ type }) => type !== 'hidden')
  ;(first ?? box).focus()
}

export function clearErrors(form: HTMLFormElement, items: readonly FormItem[]): void {
  for (const old of form.querySelectorAll('.form-alert,.form-banner')) old.remove()
  for (const item of items) showFieldError(item, undefined)
}

/** Updates a shown error while the visitor corrects the field. */
export function updateCorrectedError(item: FormItem): void {
  if (!item.element.querySelector('.field-error')) return
  const error = validateField(item.rule, item.value())
  showFieldError(item, error && t(error))
}

function showFieldError({ element, controls }: FormItem, message: string | undefined): void {
  element.querySelector('.field-error')?.remove()
  const id = `${element.id}-error`
  const legend = element.querySelector(':scope > legend')
  if (message !== undefined) {
    const error = document.createElement(legend ? 'span' : 'p')
    error.className = 'field-error'
    error.id = id
    error.textContent = message
    ;(legend ?? element).prepend(error)
  }
  for (const control of controls) {
    // The error belongs to the group, not to a single choice.
    if (control.type !== 'radio' && control.type !== 'checkbox')
      toggle(control, 'aria-invalid', message === undefined ? '' : 'true')
    if (legend) continue
    const others = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((other) => other !== id && other !== '')
    toggle(
      control,
      'aria-describedby',
      [...(message === undefined ? [] : [id]), ...others].join(' '),
    )
  }
}

function toggle(element: Element, name: string, value: string): void {
  if (value === '') element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function createLine(className: string, text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p')
  paragraph.className = className
  paragraph.textContent = text
  return paragraph
}
