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
        shownWhen: [{ key: 'source', isSet: false }],
      },
      {
        key: 'source',
        ui: 'html',
      },
      {
        text: 'title',
        a11y: 'name',
      },
      { text: 'description', shownWhen: [{ key: 'source', isSet: false }] },
      {
        key: 'poster',
        ui: 'asset',
        accept: 'image',
        shownWhen: [{ key: 'source', isSet: false }],
      },
    ],
    design: [
      {
        key: 'height',
        ui: 'number',
        shownWhen: [{ key: 'source', isSet: true }],
      },
    ],
  },
)
