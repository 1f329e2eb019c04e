import { blockTypeCodes, formMessages } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { redirectOf } from '../link-view.ts'
import { a11y } from './a11y.ts'
import { captchaView } from './captcha.ts'
import { css } from './css.ts'
import { askedField } from './definition.ts'
import { fieldView } from './field-view.ts'
import { fields } from './inspector.ts'
import { data, itemText, text } from './schema.ts'
import { template } from './template.ts'

/** What visitors fill in and send to the owner. */
export const form = defineBlock({
  type: blockTypeCodes.form,
  slug: 'form',
  name: 'Form',
  version: 1,
  data,
  text,
  itemText,
  defaults: {
    size: { w: 8, h: 10 },
    data: {
      name: 'Contact',
      fields: [
        { id: 'name', type: 'name', required: true },
        { id: 'email', type: 'email', required: true },
        { id: 'message', type: 'textarea', required: true },
      ],
    },
    text: {
      'name.title': 'Name',
      'email.title': 'Email',
      'message.title': 'Message',
      submit: 'Submit',
      message: 'Thank you!',
    },
    auto: { h: 'content' },
  },
  fields,
  a11y,
  minSize: { w: 3, h: 3 },
  template,
  css,
  form: ({ name, fields, recipient, keepsDays, successRedirect, captchaEnabled }, { text }) => ({
    kind: 'form',
    name,
    fields: fields.map((field) => askedField(field, text)),
    recipient,
    keepsDays,
    successRedirect,
    captchaEnabled,
  }),
  view: (
    { fields, align, successRedirect, ...given },
    { text, say, form: port, resolve, block },
  ) => ({
    fields: fields.map((field) => fieldView(field, { text, say, sent: port?.sent })),
    align,
    isSent: port?.isSent ?? false,
    formName: `form-${block.id}`,
    action: port?.action ?? '',
    formId: port?.id ?? '',
    redirect: redirectOf(successRedirect, resolve),
    submit: text('submit')?.words ?? say('Submit'),
    submitLang: text('submit')?.lang ?? '',
    thanks: say('Thank you!'),
    captcha: captchaView(given, { form: port, say, kind: 'form' }),
    alert: port?.sent ? say(port.sent.alert) : '',
    down:
      port?.sent && Object.keys(port.sent.errors).length > 0 ? say(formMessages.scrollDown) : '',
  }),
})
