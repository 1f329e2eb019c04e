import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'definition',
        ui: 'component',
      },
      { text: 'title', a11y: 'heading' },
      { text: 'body' },
    ],
    behaviour: [
      {
        key: 'settings',
        ui: 'settings',
        shownWhen: [{ key: 'definition', isSet: true }],
      },
    ],
  },
)
