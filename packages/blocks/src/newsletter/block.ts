import { blockTypeCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { captchaView } from '../form/captcha.ts'
import { partViews } from '../form/field-view.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, text } from './schema.ts'
import { template } from './template.ts'

/** Where visitors ask for letters of the site; who does so confirms it by a letter. */
export const newsletter = defineBlock({
  type: blockTypeCodes.newsletter,
  slug: 'newsletter',
  name: 'Newsletter',
  version: 1,
  data,
  text,
  defaults: {
    size: { w: 12, h: 5 },
    text: { title: 'Subscribe', submit: 'Sign Up' },
    auto: { h: 'content' },
  },
  fields,
  minSize: { w: 3, h: 3 },
  template,
  css,
  form: ({ asksName, captchaEnabled }, { text, say }) => ({
    kind: 'newsletter',
    captchaEnabled,
    name: text('title')?.words ?? '',
    fields: [
      ...(asksName ? [nameField(say('Name'))] : []),
      { id: 'email', type: 'email', required: true, title: say('Email Address'), optionIds: [] },
    ],
  }),
  view: ({ layout, align, asksName, ...given }, { text, say, form, block }) => {
    const { sent } = form ?? {}
    const fault = sent?.errors['email']
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
      emailLabel: say('Email Address'),
      email: typeof email === 'string' ? email : '',
      emailFault: fault === undefined ? '' : say(fault),
      nameId: elementId,
      nameLabel: say('Name'),
      parts: asksName
        ? partViews('name', { id: 'name', elementId, say, value: sent?.values['name'] ?? '' })
        : [],
      submit: text('submit')?.words ?? say('Sign Up'),
      submitLang: text('submit')?.lang ?? '',
      thanks: say('Thank you!'),
      captcha: captchaView(given, { form, say, kind: 'newsletter' }),
      confirm: say('To confirm, open the link in the letter that is on its way to you.'),
      alert: sent ? say(sent.alert) : '',
      down: '',
      // The parts of a name are never at fault here.
      described: '',
      error: '',
    }
  },
})

function nameField(title: string) {
  return { id: 'name', type: 'name', required: false, title, optionIds: [] } as const
}
