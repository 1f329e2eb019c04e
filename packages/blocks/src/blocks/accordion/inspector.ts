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
          {
            text: 'title',
            a11y: 'heading',
          },
          { text: 'description' },
        ],
      },
    ],
    design: [
      { key: 'icon', ui: 'segmented', options: ['plus', 'arrow'] },
      {
        key: 'iconSide',
        ui: 'segmented',
        options: ['left', 'right'],
      },
      { key: 'hasDividers', ui: 'toggle' },
    ],
    behaviour: [
      { key: 'opensFirst', ui: 'toggle' },
      { key: 'oneAtATime', ui: 'toggle' },
    ],
  },
)
