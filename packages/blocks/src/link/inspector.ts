import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { text: 'title', label: 'Words', a11y: 'name' },
      { key: 'link', ui: 'link', label: 'Link' },
      { text: 'description', label: 'Description' },
    ],
  },
)
