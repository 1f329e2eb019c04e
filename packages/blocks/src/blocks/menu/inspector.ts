import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText } from './schema.ts'

export const fields = defineFields(
  { data, itemText },
  {
    content: [
      {
        key: 'menus',
        ui: 'list',
        fields: [
          { text: 'title', a11y: 'name' },
          { text: 'description' },
          {
            key: 'sections',
            ui: 'list',
            fields: [
              { text: 'title', a11y: 'heading' },
              { text: 'description' },
              {
                key: 'items',
                ui: 'list',
                fields: [{ text: 'title' }, { text: 'description' }, { text: 'price' }],
              },
            ],
          },
        ],
      },
    ],
    design: [
      {
        key: 'design',
        ui: 'segmented',
        options: ['classic', 'simple'],
      },
      { key: 'columns', ui: 'number' },
    ],
  },
)
