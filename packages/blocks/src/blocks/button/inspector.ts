import { alignOptions, sizeOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { text: 'label', label: 'Label', a11y: 'name' },
      { key: 'link', ui: 'link', label: 'Link' },
    ],
    design: [
      {
        key: 'emphasis',
        ui: 'segmented',
        label: 'Emphasis',
        options: { primary: 'Primary', secondary: 'Secondary' },
      },
      { key: 'size', ui: 'segmented', label: 'Size', options: sizeOptions },
      { key: 'align', ui: 'segmented', label: 'Align', options: alignOptions },
    ],
  },
)
