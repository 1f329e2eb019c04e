import type { Run } from '../run.ts'
import { find } from '../scope.ts'
import { asString, child, isArray, truthy } from '../value.ts'
import { escapeAttribute } from './escape.ts'

/** One sign-up form for each variant that may come back (storefront spec, restock notices). */
export function restockNotification(product: unknown, run: Run): string {
  const id = asString(child(product, 'id'))
  const contexts = find(run, product, ['productMerchandisingContext'])
  const context = child(contexts, id)
  const views = child(context, 'restockNotificationViews')
  if (!isArray(views)) return '\n'.repeat(6)
  const captcha = truthy(find(run, product, ['website', 'captchaSettings', 'siteKey']))
  const forms = views.map((view) => form(view, { id, context, captcha }))
  return '\n'.repeat(6) + forms.join('')
}

interface Surroundings {
  readonly id: string
  readonly context: unknown
  readonly captcha: boolean
}

function form(view: unknown, { id, context, captcha }: Surroundings): string {
  const messages = child(context, 'restockNotificationMessages')
  const text = (key: string): string => escapeAttribute(asString(child(messages, key)))
  const checked = truthy(child(context, 'mailingListOptInByDefault')) ? ' checked' : ''
  const mailingList = truthy(child(context, 'mailingListSignUpEnabled'))
    ? '  <label class="product-restock-mailing-list"><input type="checkbox" ' +
      `name="isJoinMailingList"${checked}>${text('mailingListDescription')}</label>`
    : ''
  const hidden = truthy(child(view, 'hiddenByDefault')) ? ' hidden' : ''
  const variant = escapeAttribute(asString(child(view, 'variantId')))
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
