import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [{ text: 'source', ui: 'markdown', label: 'Text' }],
    behaviour: [{ key: 'breaks', ui: 'toggle', label: 'Keep line breaks' }],
  },
)
