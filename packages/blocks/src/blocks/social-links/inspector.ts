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
        label: 'Links',
        item: 'Link',
        help: 'Without links, the accounts in the site settings are shown.',
        fields: [
          { key: 'url', ui: 'address', accept: 'any', label: 'URL' },
          {
            text: 'name',
            label: 'Name',
            help: 'By default the name of the service.',
            a11y: 'name',
          },
        ],
      },
    ],
    design: [
      { key: 'size', ui: 'segmented', label: 'Size', options: sizeOptions },
      {
        key: 'shape',
        ui: 'segmented',
        label: 'Shape',
        options: { plain: 'Plain', square: 'Square', round: 'Round' },
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: alignOptions },
      { key: 'showsNames', ui: 'toggle', label: 'Show names' },
    ],
  },
)
