import { aligned, sizes } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { text: 'label', label: 'Words', a11y: 'name' },
      { key: 'link', ui: 'link', label: 'Link' },
    ],
    design: [
      { key: 'size', ui: 'segmented', label: 'Size', options: sizes },
      { key: 'align', ui: 'segmented', label: 'Align', options: aligned },
    ],
  },
)
