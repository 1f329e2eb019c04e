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
        fields: [
          { text: 'words', a11y: 'name' },
          { key: 'link', ui: 'link' },
        ],
      },
      {
        key: 'separator',
        ui: 'segmented',
        options: ['none', 'dot', 'dash', 'star', 'slash'],
      },
    ],
    design: [
      { key: 'size', ui: 'segmented', options: [...sizeOptions, 'huge'] },
      { key: 'gap', ui: 'number' },
      { key: 'hasFadedEdges', ui: 'toggle' },
    ],
    behaviour: [
      { key: 'speed', ui: 'number' },
      {
        key: 'direction',
        ui: 'segmented',
        options: ['onward', 'back'],
      },
      { key: 'pausesOnHover', ui: 'toggle' },
    ],
  },
)
