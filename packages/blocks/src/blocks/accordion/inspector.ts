import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText } from './schema.ts'

export const fields = defineFields(
  { data, itemText },
  {
    content: [
      {
        key: 'items',
        ui: 'list',
        label: 'Items',
        item: 'Item',
        fields: [
          {
            text: 'title',
            label: 'Title',
            help: 'Items without a title are not shown.',
            a11y: 'heading',
          },
          { text: 'description', label: 'Description' },
        ],
      },
    ],
    design: [
      { key: 'icon', ui: 'segmented', label: 'Icon', options: { plus: 'Plus', arrow: 'Arrow' } },
      {
        key: 'iconSide',
        ui: 'segmented',
        label: 'Icon position',
        options: { left: 'Left', right: 'Right' },
      },
      { key: 'hasDividers', ui: 'toggle', label: 'Show dividers' },
    ],
    behaviour: [
      { key: 'opensFirst', ui: 'toggle', label: 'Open first item' },
      { key: 'oneAtATime', ui: 'toggle', label: 'Allow one open item only' },
    ],
  },
)
