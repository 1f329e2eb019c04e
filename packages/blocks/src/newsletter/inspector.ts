import { aligned } from '../field-options.ts'
import { captchaFields } from '../form/captcha.ts'
import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { text: 'title', label: 'Title', a11y: 'heading' },
      { text: 'description', label: 'Description' },
      { text: 'placeholder', label: 'Placeholder' },
      { text: 'submit', label: 'Button', a11y: 'name' },
      { text: 'disclaimer', label: 'Small print' },
      { text: 'message', label: 'Message when it was sent' },
    ],
    design: [
      {
        key: 'layout',
        ui: 'segmented',
        label: 'Layout',
        options: { float: 'In a row', stack: 'One below the other' },
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: aligned },
    ],
    behaviour: [{ key: 'asksName', ui: 'toggle', label: 'Ask for a name' }, ...captchaFields],
  },
)
