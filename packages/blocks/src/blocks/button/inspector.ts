import { alignOptions, sizeOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { text: 'label', a11y: 'name' },
      { key: 'link', ui: 'link' },
    ],
    design: [
      {
        key: 'emphasis',
        ui: 'segmented',
        options: ['primary', 'secondary'],
      },
      { key: 'size', ui: 'segmented', options: sizeOptions },
      { key: 'align', ui: 'segmented', options: alignOptions },
    ],
  },
)
