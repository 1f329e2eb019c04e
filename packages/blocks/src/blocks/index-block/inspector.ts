import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'folder', label: 'Index or folder' },
      { text: 'heading', label: 'Heading', a11y: 'heading' },
      { key: 'limit', ui: 'number', label: 'Maximum pages' },
    ],
    design: [
      { key: 'columns', ui: 'number', label: 'Columns' },
      {
        key: 'aspect',
        ui: 'select',
        label: 'Aspect ratio',
        options: {
          square: 'Square',
          standard: 'Standard (4:3)',
          portrait: 'Portrait (4:5)',
          wide: 'Wide (16:9)',
        },
        shownWhen: [{ key: 'showsImage', is: [true] }],
      },
      { key: 'showsImage', ui: 'toggle', label: 'Show images' },
      { key: 'showsTitle', ui: 'toggle', label: 'Show titles' },
      { key: 'showsDescription', ui: 'toggle', label: 'Show descriptions' },
    ],
  },
)
