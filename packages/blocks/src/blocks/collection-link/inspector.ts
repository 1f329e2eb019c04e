import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { data, text } from './schema.ts'

export const fields = defineFields(
  { data, text },
  {
    content: [
      { key: 'collectionId', ui: 'collection', accept: 'any', label: 'Collection' },
      {
        text: 'title',
        label: 'Title',
        help: 'By default the title of the collection.',
        a11y: 'name',
      },
      { text: 'description', label: 'Description' },
      {
        key: 'picture',
        ui: 'asset',
        accept: 'image',
        label: 'Image',
        unset: 'Image of the collection',
        shownWhen: [{ key: 'showsImage', is: [true] }],
      },
    ],
    design: [
      { key: 'showsImage', ui: 'toggle', label: 'Show image' },
      { key: 'align', ui: 'segmented', label: 'Align', options: alignOptions },
    ],
  },
)
