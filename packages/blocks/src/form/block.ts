import { blockTypeCodes, formMessages } from '@vitrine/model'
import { linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { redirectOf } from '../link-view.ts'
import { css } from './css.ts'
import { askedField } from './definition.ts'
import { fieldView } from './field-view.ts'
import { fieldsSchema } from './fields.ts'
import { template } from './template.ts'

const MOST_KEPT_DAYS = 3_650

/** What visitors fill in and send to the owner. */
export const form = defineBlock({
  type: blockTypeCodes.form,
  slug: 'form',
  name: 'Form',
  version: 1,
  data: z.object({
    /** For the owner: in letters and lists. */
    name: z._default(z.string().check(z.maxLength(100)), ''),
    fields: z._default(fieldsSchema, []),
    align: z._default(z.enum(['left', 'center', 'right']), 'left'),
    /** Where a visitor is led instead of reading the text `message`. */
    successRedirect: z.optional(linkSchema),
    /** Who is told of what is sent; the site's own address when left out. */
    recipient: z.optional(z.email().check(z.maxLength(256))),
    /** After so many days what was sent is deleted; never when left out. */
    keepsDays: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_KEPT_DAYS))),
  }),
  text: { title: 'line', submit: 'line', message: 'rich', disclaimer: 'rich' },
  itemText: { title: 'line', description: 'lines', placeholder: 'line', option: 'line' },
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
  minSize: { w: 3, h: 3 },
  template,
  css,
  form: ({ name, fields, recipient, keepsDays, successRedirect }, { text }) => ({
    kind: 'form',
    name,
    fields: fields.map((field) => askedField(field, text)),
    recipient,
    keepsDays,
    successRedirect,
  }),
  view: ({ fields, align, successRedirect }, { text, say, form: port, resolve, block }) => ({
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
    alert: port?.sent ? say(port.sent.alert) : '',
    down:
      port?.sent && Object.keys(port.sent.errors).length > 0 ? say(formMessages.scrollDown) : '',
  }),
})
