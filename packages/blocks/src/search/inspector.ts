import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      {
        text: 'placeholder',
        label: 'Placeholder',
        help: 'It is the name of the field too.',
        a11y: 'name',
      },
    ],
  },
)
