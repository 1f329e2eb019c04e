import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText } from './schema.ts'

export const fields = defineFields(
  { data, itemText },
  {
    content: [
      {
        key: 'menus',
        ui: 'list',
        label: 'Menus',
        item: 'Menu',
        fields: [
          { text: 'title', label: 'Title', a11y: 'name' },
          { text: 'description', label: 'Description' },
          {
            key: 'sections',
            ui: 'list',
            label: 'Sections',
            item: 'Section',
            fields: [
              { text: 'title', label: 'Title', a11y: 'heading' },
              { text: 'description', label: 'Description' },
              {
                key: 'items',
                ui: 'list',
                label: 'Dishes',
                item: 'Dish',
                fields: [
                  { text: 'title', label: 'Title' },
                  { text: 'description', label: 'Description' },
                  { text: 'price', label: 'Price' },
                ],
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
        label: 'Design',
        options: { classic: 'Classic', simple: 'Simple' },
      },
      { key: 'columns', ui: 'number', label: 'Columns' },
    ],
  },
)
