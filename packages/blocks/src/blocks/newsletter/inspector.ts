import { alignOptions } from '../../inspector/options.ts'
import { captchaFields } from '../../forms/captcha.ts'
import { listField } from '../../forms/lists.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { text: 'title', a11y: 'heading' },
      { text: 'description' },
      { text: 'placeholder' },
      { text: 'submit', a11y: 'name' },
      { text: 'disclaimer' },
      { text: 'message' },
    ],
    design: [
      {
        key: 'layout',
        ui: 'segmented',
        options: ['float', 'stack'],
      },
      { key: 'align', ui: 'segmented', options: alignOptions },
    ],
    behaviour: [listField, { key: 'asksName', ui: 'toggle' }, ...captchaFields],
  },
)
