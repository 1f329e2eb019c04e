import type { postProductReview } from '@vitrine/contract'
import {
  captchaActions,
  FORM_SUBMITTED,
  getReviewFormId,
  productReviewMessages,
} from '@vitrine/model'
import { callApi, RequestError } from '../../call-api.ts'
import { createSiteCaptcha } from '../../form/site-captcha.ts'
import { getPageLanguage } from '../../page-context.ts'
import { createPageTranslate } from '../../translate.ts'

const t = createPageTranslate(productReviewMessages)

/**
 * Takes over the form of a review: sends it without leaving the page, and shows the errors beside their fields or the
 * thanks in place of the form.
 */
export function mount(element: HTMLElement): void {
  const button = element.querySelector<HTMLElement>('[type=submit]')
  const { productId } = element.dataset
  if (!(element instanceof HTMLFormElement) || !button || !productId) return
  const captcha = element.querySelector('[name=email]')
    ? createSiteCaptcha(element, button, {
        formId: getReviewFormId(productId),
        action: captchaActions.review,
      })
    : undefined
  const send = async () => {
    const fields: Record<string, string> = {}
    for (const [name, value] of new FormData(element))
      if (typeof value === 'string') fields[name] = value
    element.setAttribute('aria-busy', 'true')
    try {
      const { message } = await callApi<typeof postProductReview>(
        'POST',
        `/api/product-reviews/${productId}`,
        { ...fields, language: getPageLanguage(), captchaToken: (await captcha?.key()) ?? '' },
      )
      element.dispatchEvent(new CustomEvent(FORM_SUBMITTED, { bubbles: true }))
      showThanks(element, message)
    } catch (failure) {
      const error = failure instanceof RequestError ? failure : undefined
      showErrors(element, error?.errors ?? {}, error?.message ?? t('product-reviews.failed'))
      captcha?.reset()
    }
    element.removeAttribute('aria-busy')
  }
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    const isBusy = element.getAttribute('aria-busy') === 'true'
    if (!isBusy && button.getAttribute('aria-disabled') !== 'true') void send()
  })
}

function showThanks(form: HTMLFormElement, text: string): void {
  const status = document.createElement('p')
  status.className = 'review-thanks'
  status.setAttribute('role', 'status')
  status.tabIndex = -1
  status.textContent = text
  ;(form.closest('details') ?? form).replaceWith(status)
  status.focus()
}

/** Shows each error below the label of its field, or one above the form that belongs to none. */
function showErrors(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string>>,
  general: string,
): void {
  for (const old of form.querySelectorAll('.field-error, .note')) old.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  let first: HTMLElement | undefined
  for (const group of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = group.dataset['field'] ?? ''
    const text = errors[name]
    if (text === undefined) continue
    const error = document.createElement('span')
    error.className = 'field-error'
    error.id = `review-${name}-error`
    error.textContent = text
    const control = group.querySelector<HTMLElement>('input, textarea')
    if (group instanceof HTMLFieldSetElement) {
      group.querySelector('legend')?.after(error)
      group.setAttribute('aria-describedby', error.id)
    } else {
      group.append(error)
      control?.setAttribute('aria-invalid', 'true')
      control?.setAttribute('aria-describedby', error.id)
    }
    first ??= control ?? undefined
  }
  if (first) return first.focus()
  const alert = document.createElement('p')
  alert.className = 'note is-danger'
  alert.setAttribute('role', 'alert')
  alert.textContent = general
  form.prepend(alert)
}
