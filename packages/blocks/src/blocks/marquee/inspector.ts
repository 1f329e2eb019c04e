import { sizeOptions } from '../../inspector/options.ts'
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
          { text: 'words', label: 'Text', a11y: 'name' },
          { key: 'link', ui: 'link', label: 'Link' },
        ],
      },
      {
        key: 'separator',
        ui: 'segmented',
        label: 'Separator',
        options: { none: 'None', dot: 'Dot', dash: 'Dash', star: 'Star', slash: 'Slash' },
      },
    ],
    design: [
      { key: 'size', ui: 'segmented', label: 'Size', options: { ...sizeOptions, huge: 'Huge' } },
      { key: 'gap', ui: 'number', unit: 'px', label: 'Gap' },
      { key: 'hasFadedEdges', ui: 'toggle', label: 'Fade edges' },
    ],
    behaviour: [
      { key: 'speed', ui: 'number', label: 'Speed' },
      {
        key: 'direction',
        ui: 'segmented',
        label: 'Direction',
        options: { onward: 'Forward', back: 'Backward' },
      },
      { key: 'pausesOnHover', ui: 'toggle', label: 'Pause on hover' },
    ],
  },
)
