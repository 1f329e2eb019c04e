import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'collectionId',
        ui: 'collection',
        accept: 'any',
      },
      { text: 'heading', a11y: 'heading' },
    ],
    design: [
      {
        key: 'design',
        ui: 'segmented',
        options: ['grid', 'compact'],
      },
      {
        key: 'startsOn',
        ui: 'select',
        options: ['monday', 'saturday', 'sunday'],
      },
      { key: 'showsTime', ui: 'toggle' },
      { key: 'showsMonths', ui: 'toggle' },
      { key: 'showsFeed', ui: 'toggle' },
    ],
  },
)
