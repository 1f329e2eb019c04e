import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { text: 'title', a11y: 'name' },
      {
        text: 'address',
        a11y: 'description',
      },
      {
        key: 'url',
        ui: 'address',
        accept: 'web',
      },
      {
        key: 'lat',
        ui: 'number',
      },
      { key: 'lng', ui: 'number' },
      { key: 'poster', ui: 'asset', accept: 'image' },
    ],
    design: [
      { key: 'zoom', ui: 'number' },
      { key: 'height', ui: 'number' },
      { key: 'showsAddress', ui: 'toggle' },
    ],
  },
)
