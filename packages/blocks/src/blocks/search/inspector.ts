import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        text: 'placeholder',
        a11y: 'name',
      },
    ],
  },
)
