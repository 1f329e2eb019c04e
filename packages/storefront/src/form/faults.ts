import { formFault, formMessages } from '@vitrine/model'
import { said } from '../page-words.ts'
import type { FormItem } from './items.ts'

type Errors = Readonly<Record<string, string>>

/** Says above each field what is wrong with it, and above the form that something is; sentences in English. */
export function showFaults(
  form: HTMLFormElement,
  items: readonly FormItem[],
  { errors, alert }: { readonly errors: Errors; readonly alert: string },
): void {
  clearFaults(form, items)
  const faulty = items.filter(({ rule }) => errors[rule.id] !== undefined)
  for (const item of faulty) showFault(item, errors[item.rule.id])
  const box = document.createElement('div')
  box.className = 'form-alert'
  box.tabIndex = -1
  box.setAttribute('role', 'alert')
  box.append(line('', said(alert)))
  const isLong = faulty.length > 0 && !form.classList.contains('newsletter-form')
  if (isLong) {
    box.append(line('form-banner', said(formMessages.scrollDown)))
    const up = line('form-banner form-banner-up', said(formMessages.scrollUp))
    form.querySelector('.form-button-wrapper')?.before(up)
  }
  const body = form.querySelector('.field-list,.newsletter-form-body')
  body?.before(box)
  const first = faulty[0]?.controls.find(({ type }) => type !== 'hidden')
  ;(first ?? box).focus()
}

export function clearFaults(form: HTMLFormElement, items: readonly FormItem[]): void {
  for (const old of form.querySelectorAll('.form-alert,.form-banner')) old.remove()
  for (const item of items) showFault(item, undefined)
}

/** What is wrong goes as soon as it is right. */
export function followCorrection(item: FormItem): void {
  if (item.element.querySelector('.field-error'))
    showFault(item, formFault(item.rule, item.value()))
}

function showFault({ element, controls }: FormItem, fault: string | undefined): void {
  element.querySelector('.field-error')?.remove()
  const id = `${element.id}-error`
  const legend = element.querySelector(':scope > legend')
  if (fault !== undefined) {
    const error = document.createElement(legend ? 'span' : 'p')
    error.className = 'field-error'
    error.id = id
    error.textContent = said(fault)
    ;(legend ?? element).prepend(error)
  }
  for (const control of controls) {
    // A group is named by what is wrong with it; a choice is not wrong by itself.
    if (control.type !== 'radio' && control.type !== 'checkbox')
      toggle(control, 'aria-invalid', fault === undefined ? '' : 'true')
    if (legend) continue
    const others = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((one) => one !== id && one !== '')
    toggle(control, 'aria-describedby', [...(fault === undefined ? [] : [id]), ...others].join(' '))
  }
}

function toggle(element: Element, name: string, value: string): void {
  if (value === '') element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function line(className: string, text: string): HTMLParagraphElement {
  const made = document.createElement('p')
  made.className = className
  made.textContent = text
  return made
}
