import type { Run } from '../run/run.ts'
import { findInScope } from '../run/scope.ts'
import { asString, getChild, isArray, isTruthy } from '../value.ts'
import { escapeAttribute } from './escape.ts'

/**
 * Renders one sign-up form for each variant that may be restocked (storefront spec, restock
 * notices).
 */
export function renderRestockForms(product: unknown, run: Run): string {
  const id = asString(getChild(product, 'id'))
  const contexts = findInScope(run, product, ['productMerchandisingContext'])
  const context = getChild(contexts, id)
  const views = getChild(context, 'restockNotificationViews')
  if (!isArray(views)) return '\n'.repeat(6)
  const captcha = isTruthy(findInScope(run, product, ['website', 'captchaSettings', 'siteKey']))
  const forms = views.map((view) => renderForm(view, { id, context, captcha }))
  return '\n'.repeat(6) + forms.join('')
}

interface FormContext {
  readonly id: string
  readonly context: unknown
  readonly captcha: boolean
}

function renderForm(view: unknown, { id, context, captcha }: FormContext): string {
  const messages = getChild(context, 'restockNotificationMessages')
  const text = (key: string): string => escapeAttribute(asString(getChild(messages, key)))
  const checked = isTruthy(getChild(context, 'mailingListOptInByDefault')) ? ' checked' : ''
  const mailingList = isTruthy(getChild(context, 'mailingListSignUpEnabled'))
    ? '  <label class="product-restock-mailing-list"><input type="checkbox" ' +
      `name="isJoinMailingList"${checked}>${text('mailingListDescription')}</label>`
    : ''
  const hidden = isTruthy(getChild(view, 'hiddenByDefault')) ? ' hidden' : ''
  const variant = escapeAttribute(asString(getChild(view, 'variantId')))
  return `
<div class="product-restock-notification" data-product-id="${escapeAttribute(id)}" data-variant-id="${variant}"${hidden}>
  <span class="product-restock-cta">${text('CTAText')}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${text('placeholderText')}">
    <input class="sqs-editable-button" type="submit" value="${text('buttonText')}">
  </form>
${mailingList}
${captcha ? '  <div class="captcha-container"></div>' : ''}
</div>
`
}
