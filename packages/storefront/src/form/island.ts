import { cartMessages, formFailure, formFaults, formMessages } from '@vitrine/model'
import { Refused, Unanswered } from '../http.ts'
import { said } from '../page-words.ts'
import { captchaOf } from './captcha-of.ts'
import { clearFaults, followCorrection, showFaults } from './faults.ts'
import { type FormItem, itemsIn } from './items.ts'
import { Sending } from './sending.ts'

/**
 * Takes over a form: it is judged and sent without leaving the page, and what was typed stays.
 *
 * @see storefront spec §4 "Site form submission", §5 "Site forms", §8 "Site form submit"
 */
export function mount(form: HTMLElement): void {
  const formId = form.dataset['formId']
  if (!(form instanceof HTMLFormElement) || !formId) return
  const items = itemsIn(form)
  const sending = new Sending(formId)
  const captcha = captchaOf(form, formId)
  // The sentences are ours.
  form.noValidate = true
  for (const item of items) {
    takeFromAddress(item)
    count(item)
    item.element.addEventListener('input', () => followCorrection(item))
  }
  form.addEventListener('focusin', () => void sending.begin())
  // It may be the focus that brought this script.
  if (form.contains(document.activeElement)) void sending.begin()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isLocked(form)) return
    const values = Object.fromEntries(items.map(({ rule, value }) => [rule.id, value()]))
    const rules = items.map(({ rule }) => rule)
    const errors = formFaults(rules, values)
    if (Object.keys(errors).length > 0)
      return showFaults(form, items, { errors, alert: formMessages.invalid })
    clearFaults(form, items)
    const unlock = lock(form)
    const website = form.querySelector<HTMLInputElement>('.form-trap input')?.value ?? ''
    const refuse = (error: unknown) => {
      unlock()
      showFaults(form, items, failure(error))
    }
    captcha.key().then(
      (captchaKey) =>
        sending.send({ form: JSON.stringify(values), website, captchaKey }).then(
          () => succeed(form),
          (error: unknown) => {
            refuse(error)
            captcha.reset()
          },
        ),
      refuse,
    )
  })
}

/** A hidden field takes what the page's address says by its key. */
function takeFromAddress({ rule, controls: [control] }: FormItem): void {
  const key = control?.dataset['key']
  if (rule.type !== 'hidden' || !control || !key) return
  const asked = new URLSearchParams(location.search).get(key)
  if (asked !== null) control.value = asked
}

/** "12 / 500" below a text that has a limit. @see storefront spec §5 "Textarea counter" */
function count({ element, rule: { maxLength }, controls: [control] }: FormItem): void {
  if (!control || maxLength === undefined) return
  const counter = document.createElement('div')
  counter.className = 'counter'
  counter.id = `${element.id}-counter`
  const tell = () => {
    const { length } = Array.from(control.value)
    counter.textContent = `${length} / ${maxLength}`
    counter.classList.toggle('is-over', length > maxLength)
  }
  control.after(counter)
  control.addEventListener('input', tell)
  tell()
}

function isLocked(form: HTMLFormElement): boolean {
  return form.getAttribute('aria-busy') === 'true'
}

/** Until there is an answer the button says so; pressed again it does nothing. */
function lock(form: HTMLFormElement): () => void {
  const input = form.querySelector<HTMLInputElement>('input[type=submit]')
  const label = form.querySelector('.newsletter-form-button-label')
  const [value, text] = [input?.value ?? '', label?.textContent ?? '']
  const button = input ?? form.querySelector('button[type=submit]')
  const say = (words: { readonly value: string; readonly text: string }) => {
    if (input) input.value = words.value
    if (label) label.textContent = words.text
  }
  const saving = said(formMessages.saving)
  const wasDisabled = button?.hasAttribute('aria-disabled') ?? false
  form.setAttribute('aria-busy', 'true')
  button?.setAttribute('aria-disabled', 'true')
  say({ value: saving, text: saving })
  return () => {
    form.removeAttribute('aria-busy')
    if (!wasDisabled) button?.removeAttribute('aria-disabled')
    say({ value, text })
  }
}

function succeed(form: HTMLFormElement): void {
  const redirect = form.dataset['successRedirect']
  if (redirect) return location.assign(redirect)
  const thanks = form.parentElement?.querySelector<HTMLElement>('.form-submission-text')
  form.hidden = true
  if (!thanks) return
  thanks.hidden = false
  thanks.classList.remove('hidden')
  thanks.focus()
}

function failure(error: unknown) {
  if (error instanceof Unanswered) return { errors: {}, alert: error.message }
  if (!(error instanceof Refused)) return { errors: {}, alert: formMessages.unknownError }
  const { errors = {}, message, status = 400 } = error
  // A refusal without words of ours says nothing to who filled in the form.
  const words = message === cartMessages.tryAgain ? formMessages.unknownError : message
  return { errors, alert: formFailure(status) ?? words }
}
