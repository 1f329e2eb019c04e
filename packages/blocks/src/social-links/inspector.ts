import { aligned, sizes } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { data, itemText } from './schema.ts'

export const fields = inspector(
  { data, itemText },
  {
    content: [
      {
        key: 'links',
        ui: 'list',
        label: 'Links',
        item: 'Link',
        help: 'None: the accounts in the settings of the site.',
        fields: [
          { key: 'url', ui: 'address', accept: 'any', label: 'Address' },
          { text: 'name', label: 'Name', help: 'Empty, it is that of the service.', a11y: 'name' },
        ],
      },
    ],
    design: [
      { key: 'size', ui: 'segmented', label: 'Size', options: sizes },
      {
        key: 'shape',
        ui: 'segmented',
        label: 'Shape',
        options: { plain: 'Plain', square: 'Square', round: 'Round' },
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: aligned },
      { key: 'showsNames', ui: 'toggle', label: 'Names' },
    ],
  },
)
