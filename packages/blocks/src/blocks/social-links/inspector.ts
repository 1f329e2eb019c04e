import { alignOptions, sizeOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText } from './schema.ts'

export const fields = defineFields(
  { data, itemText },
  {
    content: [
      {
        key: 'links',
        ui: 'list',
        fields: [
          { key: 'url', ui: 'address', accept: 'any' },
          {
            text: 'name',
            a11y: 'name',
          },
        ],
      },
    ],
    design: [
      { key: 'size', ui: 'segmented', options: sizeOptions },
      {
        key: 'shape',
        ui: 'segmented',
        options: ['plain', 'square', 'round'],
      },
      { key: 'align', ui: 'segmented', options: alignOptions },
      { key: 'showsNames', ui: 'toggle' },
    ],
  },
)
