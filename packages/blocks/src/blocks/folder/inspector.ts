import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'folder' },
      {
        text: 'title',
        a11y: 'name',
      },
    ],
    design: [
      {
        key: 'layout',
        ui: 'segmented',
        options: ['row', 'column'],
      },
      { key: 'align', ui: 'segmented', options: alignOptions },
      { key: 'showsTitle', ui: 'toggle' },
    ],
  },
)
