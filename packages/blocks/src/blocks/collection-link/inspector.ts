import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'any' },
      {
        text: 'title',
        a11y: 'name',
      },
      { text: 'description' },
      {
        key: 'picture',
        ui: 'asset',
        accept: 'image',
        shownWhen: [{ key: 'showsImage', is: [true] }],
      },
    ],
    design: [
      { key: 'showsImage', ui: 'toggle' },
      { key: 'align', ui: 'segmented', options: alignOptions },
    ],
  },
)
