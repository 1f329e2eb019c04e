import { inspector } from '../inspector.ts'
import { data, itemText } from './schema.ts'

export const fields = inspector(
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
            help: 'An item without one is not shown.',
            a11y: 'heading',
          },
          { text: 'description', label: 'What it opens on' },
        ],
      },
    ],
    design: [
      { key: 'icon', ui: 'segmented', label: 'Icon', options: { plus: 'Plus', arrow: 'Arrow' } },
      {
        key: 'iconSide',
        ui: 'segmented',
        label: 'Side of the icon',
        options: { left: 'Left', right: 'Right' },
      },
      { key: 'hasDividers', ui: 'toggle', label: 'Lines between items' },
    ],
    behaviour: [
      { key: 'opensFirst', ui: 'toggle', label: 'First item is open' },
      { key: 'oneAtATime', ui: 'toggle', label: 'One open at a time' },
    ],
  },
)
