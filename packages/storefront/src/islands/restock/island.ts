import type { restockSignUp } from '@vitrine/contract'
import {
  captchaActions,
  checkRestockEmail,
  FORM_SUBMITTED,
  getRestockFormId,
  restockMessages,
} from '@vitrine/model'
import { callApi, RequestError } from '../../call-api.ts'
import { createSiteCaptcha } from '../../form/site-captcha.ts'
import { getPageLanguage } from '../../page-context.ts'
import { createPageTranslate } from '../../translate.ts'

const t = createPageTranslate(restockMessages)

/**
 * Takes over the form of a sold-out variant: checks the email address, sends it, and shows the success text in place of
 * the form. Themes may have put the form into that of the product, where browsers drop its tag.
 *
 * @see storefront spec §3 "Restock sign-up payload", §4, §5 and §8 "Restock"
 */
export function mount(element: HTMLElement): void {
  const email = element.querySelector<HTMLInputElement>('input[name=email]')
  const button = element.querySelector<HTMLInputElement>('[type=submit]')
  const { productId, variantId } = element.dataset
  if (!email || !button || !productId || !variantId) return
  prepareInput(email, element)
  const captcha = createSiteCaptcha(element, button, {
    formId: getRestockFormId(variantId),
    action: captchaActions.restock,
  })
  const { showError, showSuccess } = createStatus(element, email)

  const send = async () => {
    const error = checkRestockEmail(email.value)
    if (error) return showError(t(error), email)
    const isJoinMailingList =
      element.querySelector<HTMLInputElement>('[name=isJoinMailingList]')?.checked ?? false
    element.setAttribute('aria-busy', 'true')
    try {
      const captchaToken = await captcha.key()
      const { message } = await callApi<typeof restockSignUp>('POST', PATH, {
        ...{ productId, variantId, isJoinMailingList, language: getPageLanguage() },
        siteVisitorEmail: email.value.trim(),
        ...(captchaToken !== '' && { captchaToken }),
      })
      element.dispatchEvent(new CustomEvent(FORM_SUBMITTED, { bubbles: true }))
      showSuccess(message)
    } catch (failure) {
      const isExplained = failure instanceof RequestError && !failure.isUnexplained
      showError(isExplained ? failure.message : t('restock.failed'))
      captcha.reset()
    }
    element.removeAttribute('aria-busy')
  }
  const submit = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    if (element.getAttribute('aria-busy') !== 'true') void send()
  }
  element.addEventListener('submit', submit)
  button.addEventListener('click', submit)
  email.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) submit(event)
  })
}

const PATH = '/api/site-users/account/notifications/restock'

/** Names the field, which the markup of the platform does not, and makes the browser help to fill it in. */
function prepareInput(email: HTMLInputElement, element: HTMLElement): void {
  const text = element.querySelector('.product-restock-cta')
  if (text) {
    text.id ||= `restock-${element.dataset['variantId']}`
    email.setAttribute('aria-describedby', text.id)
  }
  email.setAttribute('aria-label', email.placeholder)
  email.autocomplete = 'email'
  email.inputMode = 'email'
  email.maxLength = 256
}

function createStatus(element: HTMLElement, email: HTMLInputElement) {
  const status = document.createElement('p')
  status.className = 'product-restock-status'
  status.tabIndex = -1
  return {
    showError: (text: string, field?: HTMLElement) => {
      email.setAttribute('aria-invalid', String(field === email))
      status.setAttribute('role', 'alert')
      status.textContent = text
      element.prepend(status)
      field?.focus()
    },
    showSuccess: (text: string) => {
      status.setAttribute('role', 'status')
      status.textContent = text
      element.replaceChildren(status)
      status.focus()
    },
  }
}
