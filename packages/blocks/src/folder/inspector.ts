import { aligned } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { data, text } from './schema.ts'

export const fields = inspector(
  { data, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'folder', label: 'Folder' },
      {
        text: 'title',
        label: 'Title',
        help: 'Empty, it is the title of the folder.',
        a11y: 'name',
      },
    ],
    design: [
      {
        key: 'layout',
        ui: 'segmented',
        label: 'Layout',
        options: { row: 'In a row', column: 'One below the other' },
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: aligned },
      { key: 'showsTitle', ui: 'toggle', label: 'Title' },
    ],
  },
)
