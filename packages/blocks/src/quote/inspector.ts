import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { text: 'quote', label: 'Quote' },
      { text: 'source', label: 'Source' },
    ],
  },
)
