import { alignOptions } from '../../inspector/options.ts'
import { captchaFields } from '../../forms/captcha.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { text: 'title', label: 'Title', a11y: 'heading' },
      { text: 'description', label: 'Description' },
      { text: 'placeholder', label: 'Placeholder' },
      { text: 'submit', label: 'Button label', a11y: 'name' },
      { text: 'disclaimer', label: 'Disclaimer' },
      { text: 'message', label: 'Confirmation message' },
    ],
    design: [
      {
        key: 'layout',
        ui: 'segmented',
        label: 'Layout',
        options: { float: 'Horizontal', stack: 'Vertical' },
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: alignOptions },
    ],
    behaviour: [{ key: 'asksName', ui: 'toggle', label: 'Ask for a name' }, ...captchaFields],
  },
)
