import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'folder', label: 'Index or folder' },
      { text: 'heading', label: 'Heading', a11y: 'heading' },
      { key: 'limit', ui: 'number', label: 'Most pages' },
    ],
    design: [
      { key: 'columns', ui: 'number', label: 'Columns' },
      {
        key: 'aspect',
        ui: 'select',
        label: 'Shape of pictures',
        options: {
          square: 'Square',
          standard: 'Standard (4:3)',
          portrait: 'Portrait (4:5)',
          wide: 'Wide (16:9)',
        },
        shownWhen: [{ key: 'showsImage', is: [true] }],
      },
      { key: 'showsImage', ui: 'toggle', label: 'Pictures' },
      { key: 'showsTitle', ui: 'toggle', label: 'Titles' },
      { key: 'showsDescription', ui: 'toggle', label: 'Descriptions' },
    ],
  },
)
