import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        text: 'placeholder',
        label: 'Placeholder',
        help: 'Also the accessible name of the field.',
        a11y: 'name',
      },
    ],
  },
)
