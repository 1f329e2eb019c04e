import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText } from './schema.ts'

export const fields = defineFields(
  { data, itemText },
  {
    content: [
      {
        key: 'plans',
        ui: 'list',
        fields: [
          { text: 'name', a11y: 'heading' },
          { text: 'description' },
          {
            key: 'memberAreaId',
            ui: 'member-area',
          },
          {
            key: 'link',
            ui: 'link',
            shownWhen: [{ key: 'memberAreaId', isSet: false }],
          },
          {
            text: 'price',
          },
          { text: 'period' },
          { text: 'perks' },
          { text: 'button', a11y: 'name' },
          { key: 'isHighlighted', ui: 'toggle' },
          { text: 'badge' },
        ],
      },
    ],
    design: [
      {
        key: 'design',
        ui: 'segmented',
        options: ['card', 'plain'],
      },
      {
        key: 'align',
        ui: 'segmented',
        options: ['left', 'center'],
      },
      {
        key: 'mark',
        ui: 'segmented',
        options: ['check', 'dot', 'none'],
      },
    ],
  },
)
