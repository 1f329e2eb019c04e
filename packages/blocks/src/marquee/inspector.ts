import { sizes } from '../field-options.ts'
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
          { text: 'words', label: 'Words', a11y: 'name' },
          { key: 'link', ui: 'link', label: 'Link' },
        ],
      },
      {
        key: 'separator',
        ui: 'segmented',
        label: 'Between items',
        options: { none: 'Nothing', dot: 'Dot', dash: 'Dash', star: 'Star', slash: 'Slash' },
      },
    ],
    design: [
      { key: 'size', ui: 'segmented', label: 'Size', options: { ...sizes, huge: 'Huge' } },
      { key: 'gap', ui: 'number', unit: 'px', label: 'Gap' },
      { key: 'hasFadedEdges', ui: 'toggle', label: 'Fade at the edges' },
    ],
    behaviour: [
      { key: 'speed', ui: 'number', label: 'Speed' },
      {
        key: 'direction',
        ui: 'segmented',
        label: 'Direction',
        options: { onward: 'As it is read', back: 'Against it' },
      },
      { key: 'pausesOnHover', ui: 'toggle', label: 'Pause while pointed at' },
    ],
  },
)
