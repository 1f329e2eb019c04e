import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'folder', label: 'Folder' },
      {
        text: 'title',
        label: 'Title',
        help: 'By default the title of the folder.',
        a11y: 'name',
      },
    ],
    design: [
      {
        key: 'layout',
        ui: 'segmented',
        label: 'Layout',
        options: { row: 'Horizontal', column: 'Vertical' },
      },
      { key: 'align', ui: 'segmented', label: 'Align', options: alignOptions },
      { key: 'showsTitle', ui: 'toggle', label: 'Show title' },
    ],
  },
)
