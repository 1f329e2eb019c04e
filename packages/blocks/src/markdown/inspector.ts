import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [{ text: 'source', ui: 'markdown', label: 'Text' }],
    behaviour: [{ key: 'breaks', ui: 'toggle', label: 'Keep the ends of lines' }],
  },
)
