import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'folder' },
      { text: 'heading', a11y: 'heading' },
      { key: 'limit', ui: 'number' },
    ],
    design: [
      { key: 'columns', ui: 'number' },
      {
        key: 'aspect',
        ui: 'select',
        options: ['square', 'standard', 'portrait', 'wide'],
        shownWhen: [{ key: 'showsImage', is: [true] }],
      },
      { key: 'showsImage', ui: 'toggle' },
      { key: 'showsTitle', ui: 'toggle' },
      { key: 'showsDescription', ui: 'toggle' },
    ],
  },
)
