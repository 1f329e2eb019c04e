import { defineFields } from '../../inspector/inspector.ts'
import { data, itemText, text } from './schema.ts'

export const fields = defineFields(
  { data, itemText, text },
  {
    content: [
      { text: 'heading', a11y: 'heading' },
      {
        key: 'dates',
        ui: 'list',
        fields: [
          { key: 'day', ui: 'date' },
          { text: 'venue' },
          { text: 'place' },
          {
            key: 'tickets',
            ui: 'address',
            accept: 'web',
            shownWhen: [{ key: 'isSoldOut', is: [false] }],
          },
          { key: 'isSoldOut', ui: 'toggle' },
        ],
      },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
      },
    ],
    design: [
      {
        key: 'order',
        ui: 'segmented',
        options: ['soonest', 'latest'],
      },
      { key: 'showsYear', ui: 'toggle' },
    ],
  },
)
