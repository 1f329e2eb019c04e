import { blockTypeCodes, message } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { createCaptchaView } from '../../forms/captcha.ts'
import { createPartViews } from '../../forms/part-views.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** A form to subscribe to the newsletter; subscribers confirm by email. */
export default defineBlock({
  type: blockTypeCodes.newsletter,
  slug: 'newsletter',
  version: 1,
  data,
  text,
  defaults: {
    size: { w: 12, h: 5 },
    text: { title: message('productSubscribeText'), submit: message('newsletter.submit') },
    auto: { h: 'content' },
  },
  fields,
  minSize: { w: 3, h: 3 },
  template,
  css,
  form: ({ asksName, captchaEnabled, lists }, { text, translate }) => ({
    kind: 'newsletter',
    listIds: lists,
    captchaEnabled,
    name: text('title')?.words ?? '',
    disclaimer: text('disclaimer')?.words,
    fields: [
      ...(asksName ? [createNameField(translate('newsletter.name'))] : []),
      {
        id: 'email',
        type: 'email',
        required: true,
        title: translate('newsletter.email'),
        optionIds: [],
      },
    ],
  }),
  view: (
    { layout, align, asksName, lists: _lists, ...captchaOptions },
    { text, translate, form, block },
  ) => {
    const { sent } = form ?? {}
    const error = sent?.errors['email']
    const elementId = `name-yui_newsletter-${block.id}`
    const email = sent?.values['email']
    return {
      layout: layout === 'float' ? 'Float' : 'Stack',
      align: { left: 'Left', center: 'Center', right: 'Right' }[align],
      isSent: form?.isSent ?? false,
      formName: `newsletter-${block.id}`,
      action: form?.action ?? '',
      formId: form?.id ?? '',
      emailId: `email-yui_newsletter-${block.id}`,
      emailLabel: translate('newsletter.email'),
      email: typeof email === 'string' ? email : '',
      emailError: error === undefined ? '' : translate(error),
      nameId: elementId,
      nameLabel: translate('newsletter.name'),
      parts: asksName
        ? createPartViews('name', {
            id: 'name',
            elementId,
            translate,
            value: sent?.values['name'] ?? '',
          })
        : [],
      submit: text('submit')?.words ?? translate('newsletter.submit'),
      submitLang: text('submit')?.lang ?? '',
      thanks: translate('forms.thanks'),
      captcha: createCaptchaView(captchaOptions, { form, translate, kind: 'newsletter' }),
      confirm: translate('newsletter.confirm'),
      alert: sent?.alert ? translate(sent.alert) : '',
      down: '',
      // A name is never rejected.
      described: '',
      error: '',
    }
  },
})

function createNameField(title: string) {
  return { id: 'name', type: 'name', required: false, title, optionIds: [] } as const
}
