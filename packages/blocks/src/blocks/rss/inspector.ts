import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
      },
      { text: 'heading', a11y: 'heading' },
      { key: 'limit', ui: 'number' },
    ],
    design: [
      { key: 'showsDate', ui: 'toggle' },
      { key: 'showsText', ui: 'toggle' },
      { key: 'showsAuthor', ui: 'toggle' },
    ],
    behaviour: [{ key: 'newWindow', ui: 'toggle' }],
  },
)
