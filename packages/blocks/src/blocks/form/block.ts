import { blockTypeCodes, message } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { resolveHref } from '../../parts/link.ts'
import { checkAccessibility } from './accessibility.ts'
import { createCaptchaView } from '../../forms/captcha.ts'
import { css } from './css.ts'
import { createFieldDefinitions, createJoin } from './field-definition.ts'
import { createFieldViews } from './field-view.ts'
import { fields } from './inspector.ts'
import { createStepViews } from './step-view.ts'
import { data, itemText, text } from './schema.ts'
import { template } from './template.ts'

/** A form whose submissions are sent to the owner. */
export default defineBlock({
  type: blockTypeCodes.form,
  slug: 'form',
  version: 1,
  data,
  text,
  itemText,
  unseenText: ['replySubject', 'replyText'],
  defaults: {
    size: { w: 8, h: 10 },
    data: {
      fields: [
        { id: 'name', type: 'name', required: true },
        { id: 'email', type: 'email', required: true },
        { id: 'message', type: 'textarea', required: true },
      ],
    },
    text: {
      'name.title': message('newsletter.name'),
      'email.title': message('accountEmail'),
      'message.title': message('giftCards.message'),
      submit: message('forms.submit'),
      message: message('forms.thanks'),
    },
    auto: { h: 'content' },
  },
  fields,
  checkAccessibility,
  minSize: { w: 3, h: 3 },
  template,
  css,
  form: (
    { name, fields, recipient, keepsDays, successRedirect, captchaEnabled, sendsReply, ...joins },
    { text },
  ) => ({
    kind: 'form',
    name,
    fields: createFieldDefinitions(fields, text),
    recipient,
    keepsDays,
    successRedirect,
    captchaEnabled,
    disclaimer: text('disclaimer')?.words,
    ...createJoin(joins, { fields, text }),
    ...(sendsReply && {
      reply: { subject: text('replySubject')?.words, text: text('replyText')?.words },
    }),
  }),
  view: (
    { fields, align, successRedirect, submissionHtml, ...captchaOptions },
    { text, translate, form: state, resolve, block, frameUrl },
  ) => ({
    ...createStepViews(
      fields,
      createFieldViews(fields, { text, translate, sent: state?.sent }),
      translate,
    ),
    takesFiles: fields.some(({ type }) => type === 'file'),
    align,
    isSent: state?.isSent ?? false,
    formName: `form-${block.id}`,
    action: state?.action ?? '',
    formId: state?.id ?? '',
    redirect: resolveHref(successRedirect, resolve),
    submit:
      text('submit')?.words ??
      (state?.submit ? translate(state.submit) : translate('forms.submit')),
    submitLang: text('submit')?.lang ?? '',
    thanks: translate('forms.thanks'),
    submissionHtml: successRedirect ? '' : submissionHtml,
    frameUrl,
    frameName: translate('blocks.embedded'),
    captcha: createCaptchaView(captchaOptions, { form: state, translate, kind: 'form' }),
    alert: state?.sent?.alert ? translate(state.sent.alert) : '',
    down:
      state?.sent && Object.keys(state.sent.errors).length > 0 ? translate('forms.scrollDown') : '',
  }),
})
